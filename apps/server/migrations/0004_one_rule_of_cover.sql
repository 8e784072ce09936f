-- The rule before offers over facts, which only the version before them called.
DROP FUNCTION IF EXISTS offer_covers(text, bigint[], bigint[], bigint, bigint, bigint);
