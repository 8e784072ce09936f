-- A limit that protects a login, a code or an order must hold after a crash.
ALTER TABLE rate_limits SET LOGGED;
