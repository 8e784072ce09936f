-- Limits are counted on every login; losing them in a crash of the database costs nothing, writing them to its log would.
ALTER TABLE rate_limits SET UNLOGGED;
