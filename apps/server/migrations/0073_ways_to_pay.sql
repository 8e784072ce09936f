-- Busy tables first, in the order in which payments and orders lock them.
ALTER TABLE "payments" ADD COLUMN "method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method_check" CHECK ("payments"."method" in ('card', 'wallet', 'kiosk', 'bank_installments', 'pay_later'));--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_method_check";--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_method_check" CHECK ("refunds"."method" in ('refund', 'void', 'cash', 'transfer', 'wallet'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_reference_check" CHECK ("refunds"."reference" = '' or "refunds"."method" not in ('refund', 'void'));--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_payment_method_check";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_method_check" CHECK ("orders"."payment_method" in ('cash', 'card', 'wallet', 'kiosk', 'bank_installments', 'pay_later'));--> statement-breakpoint
ALTER TABLE "sandbox_intentions" ADD COLUMN "method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
-- What staff paid by hand adds to what the provider reports as refunded: the provider knows nothing of it.
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
  IF came.amount IS NULL OR NEW.amount_piastres + under_way + by_hand + greatest(gone, refunded) > came.amount THEN
    RAISE EXCEPTION 'A refund of % exceeds what is left of transaction %', NEW.amount_piastres, NEW.transaction_id
      USING ERRCODE = 'check_violation', TABLE = 'refunds', CONSTRAINT = 'refunds_within_money_check';
  END IF;
  RETURN NEW;
END $$;
