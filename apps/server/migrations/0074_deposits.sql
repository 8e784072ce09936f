-- Busy tables first, in the order in which orders and settings lock them.
ALTER TABLE "orders" DROP CONSTRAINT "orders_payment_status_check";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_repaid_check";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deposit_piastres" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_deposit_check" CHECK ("orders"."deposit_piastres" between 0 and "orders"."total_piastres"
        and ("orders"."deposit_piastres" = 0 or ("orders"."payment_method" = 'cash'
          and ("orders"."status" <> 'pending_payment' or "orders"."deposit_piastres" <= "orders"."total_piastres" - 100)))
        and ("orders"."deposit_piastres" > 0 or "orders"."payment_status" <> 'deposit_paid'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_status_check" CHECK ("orders"."payment_status" in ('unpaid', 'pending', 'deposit_paid', 'collected', 'paid', 'failed', 'refunded'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_repaid_check" CHECK ("orders"."repaid_piastres" between 0 and "orders"."total_piastres" - "orders"."deposit_piastres"
        and ("orders"."repaid_piastres" = 0 or ("orders"."payment_method" = 'cash' and "orders"."payment_status" in ('collected', 'paid'))));--> statement-breakpoint
ALTER TABLE "order_calls" DROP CONSTRAINT "order_calls_source_check";--> statement-breakpoint
ALTER TABLE "order_calls" ADD CONSTRAINT "order_calls_source_check" CHECK ("order_calls"."source" in ('staff', 'link', 'history', 'deposit'));--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "trust_deposit_percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_trust_deposit_check" CHECK ("shop_settings"."trust_deposit_percent" = 0 or "shop_settings"."trust_deposit_percent" between 5 and 90);
