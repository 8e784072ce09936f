CREATE TABLE "settlement_orders" (
	"settlement_id" bigint NOT NULL,
	"order_id" uuid NOT NULL,
	"expected_piastres" bigint NOT NULL,
	CONSTRAINT "settlement_orders_settlement_id_order_id_pk" PRIMARY KEY("settlement_id","order_id"),
	CONSTRAINT "settlement_orders_expected_check" CHECK ("settlement_orders"."expected_piastres" >= 0)
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "offer_id" bigint;--> statement-breakpoint
ALTER TABLE "settlement_orders" ADD CONSTRAINT "settlement_orders_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_orders" ADD CONSTRAINT "settlement_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settlement_orders_order_idx" ON "settlement_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "settlements_actor_idx" ON "settlements" USING btree ("actor_id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_lines_offer_idx" ON "order_lines" USING btree ("offer_id") WHERE offer_id is not null;--> statement-breakpoint
CREATE INDEX "orders_cash_out_idx" ON "orders" USING btree ("created_at") WHERE payment_method = 'cash' and (payment_status = 'collected' or (status = 'delivered' and payment_status = 'unpaid'));