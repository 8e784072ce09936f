ALTER TABLE "order_calls" DROP CONSTRAINT "order_calls_source_check";--> statement-breakpoint
ALTER TABLE "order_calls" DROP CONSTRAINT "order_calls_actor_check";--> statement-breakpoint
ALTER TABLE "order_calls" DROP CONSTRAINT "order_calls_link_check";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "trust_step" text DEFAULT 'link' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "trust_reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "trust_known_after" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "trust_known_max_total_piastres" bigint DEFAULT 1000000 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "trust_call_total_piastres" bigint DEFAULT 2000000 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "trust_call_refusals" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "trust_code_refusals" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "trust_card_refusals" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "trust_call_governorates" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_back_idx" ON "orders" USING btree ("address") WHERE status in ('returning', 'returned');--> statement-breakpoint
ALTER TABLE "order_calls" ADD CONSTRAINT "order_calls_source_check" CHECK ("order_calls"."source" in ('staff', 'link', 'history'));--> statement-breakpoint
ALTER TABLE "order_calls" ADD CONSTRAINT "order_calls_actor_check" CHECK (("order_calls"."actor_id" is null) = ("order_calls"."source" <> 'staff'));--> statement-breakpoint
ALTER TABLE "order_calls" ADD CONSTRAINT "order_calls_link_check" CHECK ("order_calls"."source" = 'staff' or "order_calls"."outcome" = 'reached');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_trust_step_check" CHECK ("orders"."trust_step" in ('none', 'link', 'call', 'code', 'card'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_trust_reasons_check" CHECK ("orders"."trust_reasons" <@ array['known_customer', 'refused_before', 'refused_at_address', 'high_total', 'governorate']);--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_trust_known_total_check" CHECK ("shop_settings"."trust_known_max_total_piastres" >= 0);--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_trust_call_total_check" CHECK ("shop_settings"."trust_call_total_piastres" >= 0);--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_trust_counts_check" CHECK (least("shop_settings"."trust_known_after", "shop_settings"."trust_call_refusals", "shop_settings"."trust_code_refusals", "shop_settings"."trust_card_refusals") >= 0);