CREATE TABLE "order_corrections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"actor_id" bigint NOT NULL,
	"fields" text[] NOT NULL,
	"before" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_problems" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_problems_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" uuid,
	"event_id" bigint,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"dealt_with_at" timestamp with time zone,
	"actor_id" bigint,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "payment_problems_reason_check" CHECK ("payment_problems"."reason" in ('wrong_amount', 'wrong_currency', 'wrong_integration', 'wrong_mode', 'paid_twice', 'paid_late', 'returned_unseen', 'refund_failed', 'unknown_payment')),
	CONSTRAINT "payment_problems_subject_check" CHECK (("payment_problems"."payment_id" is null) <> ("payment_problems"."event_id" is null)),
	CONSTRAINT "payment_problems_actor_check" CHECK ("payment_problems"."actor_id" is null or "payment_problems"."dealt_with_at" is not null)
);
--> statement-breakpoint
DROP INDEX "payments_review_idx";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_corrections" ADD CONSTRAINT "order_corrections_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_corrections" ADD CONSTRAINT "order_corrections_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_problems" ADD CONSTRAINT "payment_problems_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_problems" ADD CONSTRAINT "payment_problems_event_id_payment_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."payment_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_problems" ADD CONSTRAINT "payment_problems_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_corrections_order_idx" ON "order_corrections" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_corrections_actor_idx" ON "order_corrections" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_problems_open_key" ON "payment_problems" USING btree ("payment_id","reason") WHERE dealt_with_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_problems_event_key" ON "payment_problems" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "payment_problems_listed_idx" ON "payment_problems" USING btree (("dealt_with_at" is null),"created_at","id");--> statement-breakpoint
CREATE INDEX "payment_problems_actor_idx" ON "payment_problems" USING btree ("actor_id") WHERE actor_id is not null;--> statement-breakpoint
-- What was flagged before there was a list of its own, and money of payments that the shop never knew.
INSERT INTO payment_problems (payment_id, reason, created_at)
SELECT id, review_reason, updated_at FROM payments WHERE review_reason IS NOT NULL ORDER BY updated_at, id;--> statement-breakpoint
INSERT INTO payment_problems (event_id, reason, created_at)
SELECT min(id), 'unknown_payment', min(created_at) FROM payment_events
WHERE payment_id IS NULL AND success GROUP BY provider, transaction_id ORDER BY min(id);
