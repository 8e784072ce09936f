ALTER TABLE "order_calls" DROP CONSTRAINT "order_calls_source_check";--> statement-breakpoint
ALTER TABLE "order_calls" DROP CONSTRAINT "order_calls_link_check";--> statement-breakpoint
ALTER TABLE "order_calls" ADD CONSTRAINT "order_calls_source_check" CHECK ("order_calls"."source" in ('staff', 'link', 'history', 'deposit', 'shopper'));--> statement-breakpoint
ALTER TABLE "order_calls" ADD CONSTRAINT "order_calls_link_check" CHECK ("order_calls"."source" = 'staff' or "order_calls"."outcome" = case "order_calls"."source" when 'shopper' then 'postponed' else 'reached' end);