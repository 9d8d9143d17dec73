"""Several workers under load: what another worker brings, and what PostgreSQL and the way between workers cost."""
