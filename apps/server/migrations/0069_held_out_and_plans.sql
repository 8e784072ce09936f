ALTER TABLE "orders" DROP CONSTRAINT "orders_trust_reasons_check";--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "trust_held_out_percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "installment_plans" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_trust_reasons_check" CHECK ("orders"."trust_reasons" <@ array['known_customer', 'refused_before', 'refused_at_address', 'high_total', 'governorate', 'held_out']);--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_trust_held_out_check" CHECK ("shop_settings"."trust_held_out_percent" between 0 and 50);