ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_reason_check";--> statement-breakpoint
ALTER TABLE "order_undos" DROP CONSTRAINT "order_undos_step_check";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_status_check";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_payment_status_check";--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "next_day" date;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "damaged" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_reason_check" CHECK ("stock_movements"."reason" in ('import', 'delivery', 'correction', 'order', 'cancellation', 'return', 'damage'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_failure_check" CHECK ("order_events"."failure" in ('no_answer', 'postponed', 'wrong_address', 'refused', 'damaged'));--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_next_day_check" CHECK ("order_events"."next_day" is null or "order_events"."failure" is not null);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_damaged_check" CHECK ("order_lines"."damaged" between 0 and "order_lines"."quantity");--> statement-breakpoint
ALTER TABLE "order_undos" ADD CONSTRAINT "order_undos_step_check" CHECK ("order_undos"."step" in ('ship', 'deliver', 'attempt', 'turn_back'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_status_check" CHECK ("orders"."status" in ('pending_payment', 'processing', 'in_transit', 'delivered', 'returning', 'cancelled', 'returned'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payment_status_check" CHECK ("orders"."payment_status" in ('unpaid', 'pending', 'collected', 'paid', 'failed', 'refunded'));--> statement-breakpoint
-- The courier has the cash of orders that were delivered without booking it.
UPDATE "orders" SET "payment_status" = 'collected', "updated_at" = now() WHERE "status" = 'delivered' and "payment_method" = 'cash' and "payment_status" = 'unpaid';
