-- A use of a coupon is counted when its order commits: other orders with the code wait for that moment alone.
CREATE FUNCTION take_coupon_use() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most integer;
BEGIN
  UPDATE coupons SET used = used + 1 WHERE id = NEW.coupon_id AND is_active AND used < max_uses
    RETURNING max_uses_per_customer INTO most;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'Coupon % has no use left', NEW.coupon_id
      USING ERRCODE = 'check_violation', TABLE = 'coupons', CONSTRAINT = 'coupons_max_uses';
  END IF;
  -- The row above is locked, so no other use of this customer comes between.
  IF (SELECT count(*) FROM coupon_uses
      WHERE coupon_id = NEW.coupon_id AND phone = NEW.phone AND given_back_at IS NULL) > most THEN
    RAISE EXCEPTION 'A customer has used coupon % up', NEW.coupon_id
      USING ERRCODE = 'check_violation', TABLE = 'coupons', CONSTRAINT = 'coupons_max_uses_per_customer';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER coupon_uses_take AFTER INSERT ON coupon_uses DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION take_coupon_use();
