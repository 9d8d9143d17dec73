"""The record of a game: one readable file (JSON Lines) from which it can be shown, re-run and checked."""

from clickbang.records.errors import RecordError
from clickbang.records.files import read_record
from clickbang.records.read import Record, parse_record
from clickbang.records.replay import rerun, seen_by
from clickbang.records.write import Recorder

__all__ = ["Record", "RecordError", "Recorder", "parse_record", "read_record", "rerun", "seen_by"]
