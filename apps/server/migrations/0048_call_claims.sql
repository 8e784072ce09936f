CREATE TABLE "call_claims" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"caller_id" bigint NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "calls_from" text DEFAULT '10:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "calls_to" text DEFAULT '21:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "call_claims" ADD CONSTRAINT "call_claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_claims" ADD CONSTRAINT "call_claims_caller_id_users_id_fk" FOREIGN KEY ("caller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_claims_caller_idx" ON "call_claims" USING btree ("caller_id");--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_calls_check" CHECK ("shop_settings"."calls_from" < "shop_settings"."calls_to");