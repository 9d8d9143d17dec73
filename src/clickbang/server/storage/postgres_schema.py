"""What the database looks like in PostgreSQL, and how it comes from one version to the next.

Workers of two versions run side by side while they are replaced one after another. So a newer version only adds:
tables, columns with a default, functions under new names. What nobody uses any more goes with a later version, which
then says in `needs` how much a worker has to know.
"""

from typing import Final, NamedTuple

from clickbang.server.storage.postgres_sessions import SCHEMA, Connection, PostgresProblem

OLDEST: Final = 13
"""The oldest PostgreSQL."""
LOCKS: Final = 0x436C_426E
"""The first half of the keys of all our advisory locks: ClBn."""
UPGRADING: Final = 0
"""The second half while the schema is changed; the numbers of workers are above it."""
CLEARING_AWAY: Final = -1
"""And while somebody deletes what nobody has come back to."""

TABLES: Final = """
CREATE TABLE state (
    id integer PRIMARY KEY CHECK (id = 1), version integer NOT NULL, needs integer NOT NULL,
    served bigint NOT NULL DEFAULT 0, salt bytea NOT NULL DEFAULT uuid_send(gen_random_uuid())
);
CREATE TABLE rooms (
    id text PRIMARY KEY, code text NOT NULL UNIQUE, public boolean NOT NULL, stage text NOT NULL,
    touched bigint NOT NULL, game text NOT NULL, rules integer NOT NULL, doc bytea NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX rooms_listed ON rooms (touched) WHERE public;
CREATE TABLE log (
    room text NOT NULL, game integer NOT NULL, number integer NOT NULL, row bytea NOT NULL,
    worker integer NOT NULL DEFAULT 0, PRIMARY KEY (room, game, number)
);
CREATE TABLE said (room text NOT NULL, number integer NOT NULL, row bytea NOT NULL, PRIMARY KEY (room, number));
CREATE TABLE games (
    room text NOT NULL, game integer NOT NULL, doc bytea NOT NULL, record bytea, making timestamptz,
    PRIMARY KEY (room, game)
);
CREATE INDEX games_unrecorded ON games (room) WHERE record IS NULL;
CREATE TABLE sits (guest text NOT NULL, room text NOT NULL, PRIMARY KEY (guest, room));
CREATE INDEX sits_room ON sits (room);
CREATE TABLE guests (id text PRIMARY KEY, hash bytea NOT NULL UNIQUE, seen bigint NOT NULL);
CREATE INDEX guests_seen ON guests (seen);
CREATE TABLE visits (room text PRIMARY KEY, visited bigint NOT NULL, marked bigint);
CREATE INDEX visits_unmarked ON visits (visited) WHERE marked IS NULL;
CREATE INDEX visits_marked ON visits (marked) WHERE marked IS NOT NULL;
CREATE TABLE workers (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, address text NOT NULL, token bytea NOT NULL,
    knows text[] NOT NULL, expires timestamptz NOT NULL, began timestamptz NOT NULL DEFAULT clock_timestamp(),
    networks jsonb NOT NULL DEFAULT '{}'
) WITH (fillfactor = 20);
CREATE TABLE places (room text PRIMARY KEY, worker integer, epoch integer NOT NULL) WITH (fillfactor = 80);
CREATE TABLE transfers (
    hash bytea PRIMARY KEY, guest text NOT NULL UNIQUE, until timestamptz NOT NULL, used timestamptz
);
CREATE UNLOGGED TABLE spent (
    kind text NOT NULL, who text NOT NULL, tokens double precision NOT NULL, filled timestamptz NOT NULL,
    free_at timestamptz, full_at timestamptz, PRIMARY KEY (kind, who)
);
CREATE INDEX spent_free ON spent (free_at);
INSERT INTO state (id, version, needs) VALUES (1, 0, 0);
"""
"""`seen`, `visited` and `marked` are in the server's own time, as in SQLite: `state.served`. `log.worker` says who has
written an answer, `rooms.game` and `rooms.rules` what one has to know for playing on. What is in `spent` a crash may
forget: it is how much everybody has asked for lately, under names that are hashed with `state.salt`."""

COMMIT_ALL: Final = """
CREATE FUNCTION commit_all(
    me integer,
    log_room text[], log_game integer[], log_number integer[], log_row bytea[],
    room_id text[], room_code text[], room_public boolean[], room_stage text[], room_touched bigint[],
    room_game text[], room_rules integer[], room_doc bytea[],
    end_room text[], end_game integer[], end_doc bytea[],
    kinds text[], firsts text[], seconds text[], numbers bigint[], contents bytea[]
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
    kind text; a text; b text; n bigint; content bytea;
BEGIN
    PERFORM 1 FROM workers WHERE id = me FOR KEY SHARE;
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    INSERT INTO log (room, game, number, row, worker)
        SELECT t.*, me FROM unnest(log_room, log_game, log_number, log_row) AS t;
    INSERT INTO rooms AS r (id, code, public, stage, touched, game, rules, doc)
        SELECT * FROM unnest(
            room_id, room_code, room_public, room_stage, room_touched, room_game, room_rules, room_doc
        ) AS t
        ON CONFLICT (id) DO UPDATE SET public = excluded.public, stage = excluded.stage, touched = excluded.touched,
            game = excluded.game, rules = excluded.rules, doc = excluded.doc;
    INSERT INTO games (room, game, doc) SELECT * FROM unnest(end_room, end_game, end_doc) AS t;
    FOR i IN 1 .. coalesce(array_length(kinds, 1), 0) LOOP
        kind := kinds[i]; a := firsts[i]; b := seconds[i]; n := numbers[i]; content := contents[i];
        CASE kind
        WHEN 'PutSaid' THEN INSERT INTO said VALUES (a, n, content);
        WHEN 'DropSaid' THEN DELETE FROM said WHERE room = a AND number < n;
        WHEN 'PutRecord' THEN UPDATE games SET record = content, making = NULL WHERE room = a AND game = n;
        WHEN 'PutSits' THEN INSERT INTO sits VALUES (a, b) ON CONFLICT DO NOTHING;
        WHEN 'DropSits' THEN DELETE FROM sits WHERE guest = a AND room = b;
        WHEN 'PutGuest' THEN INSERT INTO guests VALUES (a, content, n)
            ON CONFLICT (id) DO UPDATE SET hash = excluded.hash, seen = excluded.seen;
        WHEN 'SeenGuest' THEN UPDATE guests SET seen = n WHERE id = a;
        WHEN 'DropGuest' THEN DELETE FROM guests WHERE id = a AND seen < n;
        WHEN 'PutVisit' THEN INSERT INTO visits SELECT id, n, NULL FROM rooms WHERE id = a
            ON CONFLICT (room) DO UPDATE SET visited = excluded.visited, marked = NULL;
        WHEN 'MarkTable' THEN UPDATE visits SET marked = n WHERE room = a;
        WHEN 'PutServed' THEN UPDATE state SET served = greatest(served, n);
        WHEN 'DropTable' THEN PERFORM drop_table(me, a);
        END CASE;
    END LOOP;
    RETURN true;
END $$;
"""
"""What there is much of comes first, as in SQLite, so that a table that goes takes it with it."""

DROP_TABLE: Final = """
CREATE FUNCTION drop_table(me integer, gone text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM places WHERE room = gone FOR UPDATE;
    IF EXISTS (SELECT 1 FROM places p JOIN workers w ON w.id = p.worker WHERE p.room = gone AND w.id <> me) THEN
        RETURN;
    END IF;
    DELETE FROM rooms WHERE id = gone;
    DELETE FROM log WHERE room = gone;
    DELETE FROM said WHERE room = gone;
    DELETE FROM games WHERE room = gone;
    DELETE FROM sits WHERE room = gone;
    DELETE FROM visits WHERE room = gone;
    DELETE FROM places WHERE room = gone;
END $$;
"""
"""A table that another worker has since is not ours to delete."""

IS_ALIVE: Final = f"""
CREATE FUNCTION is_alive(other integer, lease interval) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
    until timestamptz;
BEGIN
    SELECT expires INTO until FROM workers WHERE id = other;
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    IF clock_timestamp() < pg_postmaster_start_time() + lease THEN
        RETURN true;
    END IF;
    IF until < clock_timestamp() THEN
        DELETE FROM workers WHERE id = other AND expires < clock_timestamp();
        RETURN NOT FOUND;
    END IF;
    IF pg_try_advisory_xact_lock_shared({LOCKS}, other) THEN
        DELETE FROM workers WHERE id = other;
        RETURN false;
    END IF;
    RETURN true;
END $$;
"""
"""Whether a worker is. One that is not is declared gone: whoever deletes its row waits for the commit that it may have
under way, and every later one finds no row. A hung worker's lease runs out; a dead one's lock is free at once. Neither
counts right after the start of PostgreSQL, when nobody could have renewed anything."""

CLAIM: Final = """
CREATE FUNCTION claim(me integer, wanted text, lease interval)
RETURNS TABLE (answer text, room_id text, number integer, address text, token bytea, epoch integer)
LANGUAGE plpgsql AS $$
DECLARE
    known text[]; found_id text; room record; place record; needed text;
BEGIN
    SELECT knows INTO known FROM workers WHERE id = me FOR KEY SHARE;
    IF NOT FOUND THEN
        RETURN QUERY SELECT 'gone', NULL::text, NULL::integer, NULL::text, NULL::bytea, NULL::integer;
        RETURN;
    END IF;
    SELECT r.id INTO found_id FROM rooms r WHERE r.id = wanted OR r.code = wanted;
    IF NOT FOUND THEN
        RETURN;
    END IF;
    INSERT INTO places VALUES (found_id, NULL, 0) ON CONFLICT DO NOTHING;
    SELECT p.worker, p.epoch INTO place FROM places p WHERE p.room = found_id FOR UPDATE;
    SELECT r.game, r.rules, r.stage INTO room FROM rooms r WHERE r.id = found_id;
    IF NOT FOUND THEN
        DELETE FROM places p WHERE p.room = found_id;
        RETURN;
    END IF;
    IF place.worker = me THEN
        UPDATE places SET epoch = places.epoch + 1 WHERE places.room = found_id;
        RETURN QUERY SELECT 'here', found_id, me, NULL::text, NULL::bytea, place.epoch + 1;
        RETURN;
    END IF;
    IF place.worker IS NOT NULL AND is_alive(place.worker, lease) THEN
        RETURN QUERY SELECT 'there', found_id, w.id, w.address, w.token, place.epoch
            FROM workers w WHERE w.id = place.worker;
        IF FOUND THEN
            RETURN;
        END IF; -- it has gone between the two looks
    END IF;
    needed := CASE WHEN room.stage IN ('lobby', 'stuck') THEN room.game ELSE room.game || ':' || room.rules END;
    IF NOT needed = ANY (known) THEN
        RETURN QUERY SELECT 'there', found_id, w.id, w.address, w.token, place.epoch
            FROM workers w WHERE needed = ANY (w.knows) AND w.expires > clock_timestamp()
            ORDER BY hashtext(found_id || w.id) LIMIT 1;
        IF FOUND THEN
            RETURN;
        END IF;
    END IF;
    UPDATE places SET worker = me, epoch = places.epoch + 1 WHERE places.room = found_id;
    RETURN QUERY SELECT 'here', found_id, me, NULL::text, NULL::bytea, place.epoch + 1;
END $$;
"""
"""The second who comes waits for the first (the place is locked) and looks anew. A game is claimed by a worker that
knows its rules, as long as there is one; in the lobby those of any version will do. Every claim has an epoch of its
own, a second one of the same worker too: a release that comes late is of an earlier one, and frees nothing."""

JOIN: Final = f"""
CREATE FUNCTION join_workers(before integer, address text, token bytea, knows text[], lease interval)
RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
    me integer := nextval(pg_get_serial_sequence('workers', 'id'));
BEGIN
    DELETE FROM workers WHERE id = before;
    PERFORM pg_advisory_lock({LOCKS}, me);
    INSERT INTO workers (id, address, token, knows, expires) OVERRIDING SYSTEM VALUE
        VALUES (me, address, token, knows, clock_timestamp() + lease);
    RETURN me;
END $$;
"""
"""Under the number it had before nothing can be written any more, not even what was under way when it lost its session:
to delete that row is to wait for it."""

SPEND: Final = """
CREATE FUNCTION spend(
    kinds text[], names text[], counts double precision[], rates double precision[], bursts double precision[]
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    now_at timestamptz := clock_timestamp();
BEGIN
    FOR i IN 1 .. array_length(kinds, 1) LOOP
        INSERT INTO spent AS s (kind, who, tokens, filled) VALUES (kinds[i], names[i], bursts[i] - counts[i], now_at)
            ON CONFLICT (kind, who) DO UPDATE SET
                tokens = greatest(-5 * bursts[i], least(bursts[i],
                    s.tokens + rates[i] * greatest(0, extract(epoch FROM now_at - s.filled)) - counts[i])),
                filled = greatest(s.filled, now_at);
        UPDATE spent SET
            free_at = filled + make_interval(secs => greatest(0, 1 - tokens) / greatest(rates[i], 1e-9)),
            full_at = filled + make_interval(secs => greatest(0, bursts[i] - tokens) / greatest(rates[i], 1e-9))
            WHERE kind = kinds[i] AND who = names[i];
    END LOOP;
END $$;
"""
"""What a worker's guests and networks have taken since it last said so: buckets as in limits/buckets.py, that may go
below nothing, since it is said afterwards. A name is a hash. `free_at` is when there is a token again, and after
`full_at` the row is as good as none."""


IS_ALIVE_BY_ANY_CLOCK: Final = f"""
CREATE OR REPLACE FUNCTION is_alive(other integer, lease interval) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
    until timestamptz; now_at timestamptz := clock_timestamp();
BEGIN
    SELECT expires INTO until FROM workers WHERE id = other;
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    IF now_at >= pg_postmaster_start_time() AND now_at < pg_postmaster_start_time() + lease THEN
        RETURN true;
    END IF;
    IF until < now_at OR until > now_at + lease + interval '1 minute' THEN
        DELETE FROM workers WHERE id = other AND expires = until;
        RETURN NOT FOUND;
    END IF;
    IF pg_try_advisory_xact_lock_shared({LOCKS}, other) THEN
        DELETE FROM workers WHERE id = other;
        RETURN false;
    END IF;
    RETURN true;
END $$;
"""
"""The same where PostgreSQL's clock may be set back: its start and the leases lie in the future then, and
say nothing. A worker that lives gives its next sign of life by the new clock."""


ADMIN: Final = """
CREATE TABLE orders (
    id bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY, at bigint NOT NULL, by_whom text NOT NULL,
    what text NOT NULL, target text NOT NULL, more text NOT NULL, done bigint, result text NOT NULL,
    served bigint NOT NULL
);
CREATE INDEX orders_due ON orders (id) WHERE done IS NULL;
CREATE TABLE sanctions (
    kind text NOT NULL, who text NOT NULL, until bigint, reason text NOT NULL, since bigint NOT NULL,
    PRIMARY KEY (kind, who)
);
"""
"""What operators want (server/admin). An older worker does not know of it: it keeps nobody out."""


class Upgrade(NamedTuple):
    """From one version to the next."""

    statements: tuple[str, ...]
    needs: int
    """The oldest version of workers that can do with what is there then."""


UPGRADES: Final = (
    Upgrade((TABLES, DROP_TABLE, COMMIT_ALL, IS_ALIVE, CLAIM, JOIN, SPEND), 1),
    Upgrade((IS_ALIVE_BY_ANY_CLOCK,), 1),
    Upgrade((ADMIN,), 1),
)
"""The first makes everything; each one that is added stays as it is for ever."""
VERSION: Final = len(UPGRADES)

FOREIGN: Final = """
SELECT 1 FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind IN ('r', 'p') AND n.nspname <> 'information_schema' AND n.nspname NOT LIKE 'pg\\_%'
    AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
LIMIT 1
"""
"""Whether there are tables that belong to no extension."""


async def prepare(connection: Connection) -> None:
    """Make the tables of a new database, or bring those of an older version up to date: one worker at a time."""
    release = connection.get_server_version()
    if release.major < OLDEST:
        raise PostgresProblem(f"it is PostgreSQL {release.major}, which is too old; {OLDEST} or later will do")
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1, $2)", LOCKS, UPGRADING)
        found = await version_of(connection)
        if found == VERSION:
            return
        if found == 0:
            if await connection.fetchval(FOREIGN):
                raise PostgresProblem(
                    "it holds the tables of something else; make a database for Clickbang alone: CREATE DATABASE"
                )
            await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
        for upgrade in UPGRADES[found:]:
            for statement in upgrade.statements:
                await connection.execute(statement)
        if found < VERSION:
            needs = UPGRADES[-1].needs
            await connection.execute("UPDATE state SET version = $1, needs = $2", VERSION, needs)


async def version_of(connection: Connection) -> int:
    """The version of what is there, 0 for nothing; a sentence if it is not ours, or beyond us."""
    if not await connection.fetchval("SELECT to_regclass($1) IS NOT NULL", f"{SCHEMA}.state"):
        if await connection.fetchval("SELECT 1 FROM pg_class WHERE relnamespace = to_regnamespace($1) LIMIT 1", SCHEMA):
            raise PostgresProblem(f"its schema {SCHEMA!r} holds something else; make a database for Clickbang alone")
        return 0
    columns = await connection.fetch(
        "SELECT attname FROM pg_attribute WHERE attrelid = to_regclass($1) AND attnum > 0", f"{SCHEMA}.state"
    )
    if not {"version", "needs", "served"} <= {column[0] for column in columns}:
        raise PostgresProblem(f"its schema {SCHEMA!r} holds something else; make a database for Clickbang alone")
    version, needs = await connection.fetchrow("SELECT version, needs FROM state")
    if needs > VERSION:
        raise PostgresProblem(f"it was written by a newer server (schema {version}; this one knows {VERSION})")
    return int(version)
