CREATE TABLE "staff_refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" bigint NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_piastres" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_refunds_amount_check" CHECK ("staff_refunds"."amount_piastres" > 0)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "permissions" text[];--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "refund_limit_piastres" bigint;--> statement-breakpoint
ALTER TABLE "staff_refunds" ADD CONSTRAINT "staff_refunds_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_refunds" ADD CONSTRAINT "staff_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_refunds_actor_idx" ON "staff_refunds" USING btree ("actor_id","created_at");--> statement-breakpoint
CREATE INDEX "staff_refunds_order_idx" ON "staff_refunds" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_rights_check" CHECK ("users"."role" not in ('admin', 'shopper') or ("users"."permissions" is null and "users"."refund_limit_piastres" is null));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_refund_limit_check" CHECK ("users"."refund_limit_piastres" >= 0);