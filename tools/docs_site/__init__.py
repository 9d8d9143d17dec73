"""The documentation as a site (mkdocs.yml): the pages that stand outside docs/, and the page of the public API."""
