CREATE TABLE "coupon_uses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"coupon_id" bigint NOT NULL,
	"phone" text NOT NULL,
	"saved_piastres" bigint NOT NULL,
	"given_back_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_uses_saved_check" CHECK ("coupon_uses"."saved_piastres" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"kind" text NOT NULL,
	"percent_bp" integer,
	"amount_piastres" bigint,
	"category_ids" bigint[] NOT NULL,
	"min_subtotal_piastres" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"max_uses" integer NOT NULL,
	"max_uses_per_customer" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"is_active" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_code_unique" UNIQUE("code"),
	CONSTRAINT "coupons_code_check" CHECK ("coupons"."code" ~ '^[A-Z0-9]{4,24}$'),
	CONSTRAINT "coupons_name_en_check" CHECK (btrim("coupons"."name_en") <> ''),
	CONSTRAINT "coupons_name_ar_check" CHECK (btrim("coupons"."name_ar") <> ''),
	CONSTRAINT "coupons_kind_check" CHECK ("coupons"."kind" in ('percent', 'amount', 'free_delivery')),
	CONSTRAINT "coupons_percent_check" CHECK (("coupons"."kind" = 'percent') = ("coupons"."percent_bp" is not null) and "coupons"."percent_bp" between 1 and 10000),
	CONSTRAINT "coupons_amount_check" CHECK (case "coupons"."kind" when 'amount' then coalesce("coupons"."amount_piastres" > 0, false)
        when 'free_delivery' then "coupons"."amount_piastres" is null else "coupons"."amount_piastres" > 0 end),
	CONSTRAINT "coupons_min_subtotal_check" CHECK ("coupons"."min_subtotal_piastres" >= 0),
	CONSTRAINT "coupons_window_check" CHECK ("coupons"."starts_at" < "coupons"."ends_at"),
	CONSTRAINT "coupons_max_uses_check" CHECK ("coupons"."max_uses" > 0 and "coupons"."max_uses_per_customer" > 0),
	CONSTRAINT "coupons_used_check" CHECK ("coupons"."used" >= 0)
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total_check";--> statement-breakpoint
DROP INDEX "order_lines_sold_idx";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "discount_piastres" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_piastres" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_uses_customer_idx" ON "coupon_uses" USING btree ("coupon_id","phone") WHERE given_back_at is null;--> statement-breakpoint
CREATE INDEX "order_lines_sold_idx" ON "order_lines" USING btree ("created_at","order_id","product_id","variant_id","quantity","line_total_piastres","discount_piastres");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_discount_check" CHECK ("order_lines"."discount_piastres" between 0 and "order_lines"."line_total_piastres");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount_check" CHECK ("orders"."discount_piastres" between 0 and "orders"."subtotal_piastres"
        and ("orders"."discount_piastres" = 0 or "orders"."coupon_code" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total_check" CHECK ("orders"."total_piastres" = "orders"."subtotal_piastres" - "orders"."discount_piastres" + "orders"."delivery_piastres");