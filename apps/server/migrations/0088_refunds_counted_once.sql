-- A refund that is under way may already be in what the provider says went back of its transaction: it counts once.
CREATE OR REPLACE FUNCTION check_refund_within_money() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  came record;
  gone bigint;
  refunded bigint;
  by_hand bigint;
  under_way bigint;
BEGIN
  PERFORM FROM payments WHERE id = NEW.payment_id FOR UPDATE;
  SELECT amount_piastres AS amount, source INTO came FROM payment_events
    WHERE payment_id = NEW.payment_id AND transaction_id = NEW.transaction_id AND success
    ORDER BY source = 'inquiry' DESC, id DESC LIMIT 1;
  SELECT coalesce(max(refunded_piastres), 0) INTO gone FROM payment_events
    WHERE payment_id = NEW.payment_id AND transaction_id = NEW.transaction_id AND source = came.source;
  SELECT coalesce(sum(amount_piastres) FILTER (WHERE status = 'done' AND method IN ('refund', 'void')), 0),
    coalesce(sum(amount_piastres) FILTER (WHERE status = 'done' AND method NOT IN ('refund', 'void')), 0),
    coalesce(sum(amount_piastres) FILTER (WHERE status IN ('requested', 'sent')), 0)
    INTO refunded, by_hand, under_way FROM refunds
    WHERE payment_id = NEW.payment_id AND transaction_id = NEW.transaction_id;
  IF came.amount IS NULL OR NEW.amount_piastres + by_hand + greatest(gone, refunded + under_way) > came.amount THEN
    RAISE EXCEPTION 'A refund of % exceeds what is left of transaction %', NEW.amount_piastres, NEW.transaction_id
      USING ERRCODE = 'check_violation', TABLE = 'refunds', CONSTRAINT = 'refunds_within_money_check';
  END IF;
  RETURN NEW;
END $$;
