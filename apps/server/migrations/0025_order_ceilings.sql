CREATE TABLE "order_codes" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "order_codes_owner_key_pk" PRIMARY KEY("owner","key"),
	CONSTRAINT "order_codes_tries_check" CHECK ("order_codes"."tries" between 0 and 5)
);
--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "guest_max_per_product" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "guest_max_units" integer DEFAULT 15 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "guest_max_total_piastres" bigint DEFAULT 6000000 NOT NULL;--> statement-breakpoint
CREATE INDEX "order_codes_expires_idx" ON "order_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_codes_phone_idx" ON "order_codes" USING btree ("phone");--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_guest_units_check" CHECK ("shop_settings"."guest_max_per_product" > 0 and "shop_settings"."guest_max_units" > 0);--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_guest_total_check" CHECK ("shop_settings"."guest_max_total_piastres" >= 0);