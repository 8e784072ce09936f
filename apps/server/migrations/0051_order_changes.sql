CREATE TABLE "order_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"actor_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"lines" jsonb NOT NULL,
	"delivery_piastres" bigint NOT NULL,
	"total_piastres" bigint NOT NULL,
	"new_total_piastres" bigint NOT NULL,
	"refunded_piastres" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_changes_refunded_check" CHECK ("order_changes"."refunded_piastres" between 0 and greatest("order_changes"."total_piastres" - "order_changes"."new_total_piastres", 0))
);
--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_reason_check";--> statement-breakpoint
DROP INDEX "stock_movements_order_key";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "placed_by" bigint;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_changes_order_idx" ON "order_changes" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_changes_actor_idx" ON "order_changes" USING btree ("actor_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_placed_by_users_id_fk" FOREIGN KEY ("placed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_placed_by_idx" ON "orders" USING btree ("placed_by") WHERE placed_by is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_order_key" ON "stock_movements" USING btree ("order_id","variant_id","reason") WHERE order_id is not null and return_id is null and reason <> 'change';--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reason_check" CHECK ("stock_movements"."reason" in ('import', 'delivery', 'correction', 'order', 'change', 'cancellation', 'return', 'damage'));