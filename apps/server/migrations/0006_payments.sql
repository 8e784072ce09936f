CREATE TABLE "payment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" uuid,
	"provider" text NOT NULL,
	"provider_order_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"parent_transaction_id" text,
	"outcome" text NOT NULL,
	"success" boolean NOT NULL,
	"pending" boolean NOT NULL,
	"is_voided" boolean NOT NULL,
	"is_refunded" boolean NOT NULL,
	"amount_piastres" bigint NOT NULL,
	"refunded_piastres" bigint NOT NULL,
	"currency" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_outcome_check" CHECK ("payment_events"."outcome" in ('paid', 'pending', 'declined', 'refunded', 'voided', 'refund_failed', 'returned', 'other', 'mismatched')),
	CONSTRAINT "payment_events_source_check" CHECK ("payment_events"."source" in ('callback', 'inquiry'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" uuid NOT NULL,
	"provider" text NOT NULL,
	"amount_piastres" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"openings" integer DEFAULT 0 NOT NULL,
	"opening_until" timestamp with time zone,
	"provider_intention_id" text,
	"provider_order_id" text,
	"redirect_url" text,
	"transaction_id" text,
	"refunded_piastres" bigint DEFAULT 0 NOT NULL,
	"review_reason" text,
	"expires_at" timestamp with time zone NOT NULL,
	"ask_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_provider_check" CHECK ("payments"."provider" in ('sandbox', 'paymob')),
	CONSTRAINT "payments_amount_check" CHECK ("payments"."amount_piastres" > 0),
	CONSTRAINT "payments_currency_check" CHECK ("payments"."currency" = 'EGP'),
	CONSTRAINT "payments_status_check" CHECK ("payments"."status" in ('created', 'pending', 'paid', 'failed', 'review', 'refunding', 'partially_refunded', 'refunded', 'voided')),
	CONSTRAINT "payments_review_reason_check" CHECK ("payments"."review_reason" in ('wrong_amount', 'wrong_currency', 'wrong_integration', 'wrong_mode', 'paid_twice', 'paid_late', 'returned_unseen', 'refund_failed')),
	CONSTRAINT "payments_review_check" CHECK ("payments"."status" <> 'review' or "payments"."review_reason" is not null),
	CONSTRAINT "payments_transaction_check" CHECK ("payments"."status" in ('created', 'pending', 'failed') or "payments"."transaction_id" is not null),
	CONSTRAINT "payments_redirect_check" CHECK ("payments"."redirect_url" is null or "payments"."provider_order_id" is not null),
	CONSTRAINT "payments_refunded_check" CHECK ("payments"."refunded_piastres" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"transaction_id" text NOT NULL,
	"method" text DEFAULT 'refund' NOT NULL,
	"amount_piastres" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"provider_transaction_id" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_method_check" CHECK ("refunds"."method" in ('refund', 'void')),
	CONSTRAINT "refunds_reason_check" CHECK ("refunds"."reason" in ('paid_twice', 'paid_late', 'cancelled', 'staff')),
	CONSTRAINT "refunds_status_check" CHECK ("refunds"."status" in ('requested', 'sent', 'done', 'failed')),
	CONSTRAINT "refunds_amount_check" CHECK ("refunds"."amount_piastres" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_intentions" (
	"order_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_intentions_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" uuid NOT NULL,
	"special_reference" text NOT NULL,
	"amount_piastres" bigint NOT NULL,
	"return_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_intentions_paymentId_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 900001 CACHE 1),
	"order_id" bigint NOT NULL,
	"parent_id" bigint,
	"kind" text NOT NULL,
	"is_success" boolean NOT NULL,
	"is_pending" boolean NOT NULL,
	"is_voided" boolean DEFAULT false NOT NULL,
	"amount_piastres" bigint NOT NULL,
	"refunded_piastres" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pay_before" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_transactions" ADD CONSTRAINT "sandbox_transactions_order_id_sandbox_intentions_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sandbox_intentions"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_seen_key" ON "payment_events" USING btree ("provider","transaction_id","success","pending","is_voided","is_refunded","amount_piastres","outcome","refunded_piastres",coalesce("parent_transaction_id", ''));--> statement-breakpoint
CREATE INDEX "payment_events_payment_idx" ON "payment_events" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "payment_events_order_idx" ON "payment_events" USING btree ("provider","provider_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_order_key" ON "payments" USING btree ("provider","provider_order_id");--> statement-breakpoint
CREATE INDEX "payments_reference_idx" ON "payments" USING btree ("reference","id");--> statement-breakpoint
CREATE INDEX "payments_ask_idx" ON "payments" USING btree ("ask_at") WHERE ask_at is not null;--> statement-breakpoint
CREATE INDEX "payments_review_idx" ON "payments" USING btree ("created_at") WHERE review_reason is not null;--> statement-breakpoint
CREATE INDEX "payments_created_idx" ON "payments" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_automatic_key" ON "refunds" USING btree ("payment_id","transaction_id") WHERE reason <> 'staff';--> statement-breakpoint
CREATE INDEX "refunds_payment_idx" ON "refunds" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "refunds_due_idx" ON "refunds" USING btree ("due_at") WHERE status in ('requested', 'sent');--> statement-breakpoint
CREATE INDEX "sandbox_transactions_order_idx" ON "sandbox_transactions" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_pay_before_idx" ON "orders" USING btree ("pay_before") WHERE status = 'pending_payment';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pay_before_check" CHECK ("orders"."status" <> 'pending_payment' or "orders"."pay_before" is not null);