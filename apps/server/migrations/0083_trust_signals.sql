-- Street and city as people take them for the same: letters and digits as the search folds them, without what stands between words.
CREATE FUNCTION fold_address(address text, city text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN btrim(regexp_replace(fold_person(city || ' ' || address), '[[:space:].,;:()/#"''’،؛-]+', ' ', 'g'));
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_trust_reasons_check";--> statement-breakpoint
ALTER TABLE "shop_settings" DROP CONSTRAINT "shop_settings_trust_counts_check";--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "trust_call_orders" integer DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "trust_call_phones" integer DEFAULT 4 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_open_address_idx" ON "orders" USING btree (fold_address("address", "city"),"governorate","phone") WHERE status in ('pending_payment', 'processing', 'in_transit', 'returning');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_trust_reasons_check" CHECK ("orders"."trust_reasons" <@ array['known_customer', 'refused_before', 'refused_at_address', 'high_total', 'governorate', 'many_orders', 'many_phones', 'held_out']);--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_trust_counts_check" CHECK (least("shop_settings"."trust_known_after", "shop_settings"."trust_call_refusals", "shop_settings"."trust_code_refusals", "shop_settings"."trust_card_refusals",
        "shop_settings"."trust_call_orders", "shop_settings"."trust_call_phones") >= 0);