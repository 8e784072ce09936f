CREATE TABLE "payment_news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"provider_order_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"state" text NOT NULL,
	"account" text NOT NULL,
	"amount_piastres" bigint NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"checks" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"verdict" text,
	CONSTRAINT "payment_news_state_check" CHECK ("payment_news"."state" in ('paid', 'pending', 'declined', 'returned', 'given_back', 'give_back_failed', 'other')),
	CONSTRAINT "payment_news_source_check" CHECK ("payment_news"."source" in ('webhook', 'redirect')),
	CONSTRAINT "payment_news_verdict_check" CHECK ("payment_news"."verdict" in ('confirmed', 'contradicted')),
	CONSTRAINT "payment_news_due_check" CHECK (("payment_news"."due_at" is null) = ("payment_news"."verdict" is not null)),
	CONSTRAINT "payment_news_size_check" CHECK (length("payment_news"."provider_order_id") <= 32 and length("payment_news"."transaction_id") <= 32)
);
--> statement-breakpoint
ALTER TABLE "payment_problems" DROP CONSTRAINT "payment_problems_reason_check";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_review_reason_check";--> statement-breakpoint
DROP INDEX "payment_events_seen_key";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "asking_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "ask_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_news_seen_key" ON "payment_news" USING btree ("provider","provider_order_id","transaction_id","state");--> statement-breakpoint
CREATE INDEX "payment_news_due_idx" ON "payment_news" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_seen_key" ON "payment_events" USING btree ("provider","source","transaction_id","success","pending","is_voided","is_refunded","amount_piastres","outcome","refunded_piastres",coalesce("parent_transaction_id", ''));--> statement-breakpoint
UPDATE payments SET review_reason = 'wrong_account' WHERE review_reason = 'wrong_integration';--> statement-breakpoint
UPDATE payment_problems SET reason = 'wrong_account' WHERE reason = 'wrong_integration';--> statement-breakpoint
ALTER TABLE "payment_problems" ADD CONSTRAINT "payment_problems_reason_check" CHECK ("payment_problems"."reason" in ('wrong_amount', 'wrong_currency', 'wrong_account', 'wrong_mode', 'paid_twice', 'paid_late', 'returned_unseen', 'refund_failed', 'unknown_payment', 'news_differ', 'unconfirmed'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_review_reason_check" CHECK ("payments"."review_reason" in ('wrong_amount', 'wrong_currency', 'wrong_account', 'wrong_mode', 'paid_twice', 'paid_late', 'returned_unseen', 'refund_failed'));--> statement-breakpoint
-- What is asked back of a transaction never exceeds what the provider said came by it, less what went back. An answer to an
-- inquiry outweighs what an old signed call said.
CREATE FUNCTION check_refund_within_money() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  came record;
  gone bigint;
  refunded bigint;
  under_way bigint;
BEGIN
  PERFORM FROM payments WHERE id = NEW.payment_id FOR UPDATE;
  SELECT amount_piastres AS amount, source INTO came FROM payment_events
    WHERE payment_id = NEW.payment_id AND transaction_id = NEW.transaction_id AND success
    ORDER BY source = 'inquiry' DESC, id DESC LIMIT 1;
  SELECT coalesce(max(refunded_piastres), 0) INTO gone FROM payment_events
    WHERE payment_id = NEW.payment_id AND transaction_id = NEW.transaction_id AND source = came.source;
  SELECT coalesce(sum(amount_piastres) FILTER (WHERE status = 'done'), 0),
    coalesce(sum(amount_piastres) FILTER (WHERE status IN ('requested', 'sent')), 0)
    INTO refunded, under_way FROM refunds
    WHERE payment_id = NEW.payment_id AND transaction_id = NEW.transaction_id;
  IF came.amount IS NULL OR NEW.amount_piastres + under_way + greatest(gone, refunded) > came.amount THEN
    RAISE EXCEPTION 'A refund of % exceeds what is left of transaction %', NEW.amount_piastres, NEW.transaction_id
      USING ERRCODE = 'check_violation', TABLE = 'refunds', CONSTRAINT = 'refunds_within_money_check';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER refunds_within_money BEFORE INSERT ON refunds
  FOR EACH ROW EXECUTE FUNCTION check_refund_within_money();
