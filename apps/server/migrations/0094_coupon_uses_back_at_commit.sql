-- A use that is given back is counted at the commit, too, after the customer of its order: an order that is placed locks the two in this order.
CREATE FUNCTION give_coupon_use_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE coupons SET used = used - 1 WHERE id = NEW.coupon_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER coupon_uses_give_back AFTER UPDATE ON coupon_uses DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.given_back_at IS NULL AND NEW.given_back_at IS NOT NULL) EXECUTE FUNCTION give_coupon_use_back();
