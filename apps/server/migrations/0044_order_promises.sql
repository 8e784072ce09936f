ALTER TABLE "orders" ADD COLUMN "promised_from" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promised_to" date;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_promise_check" CHECK (("orders"."promised_from" is null) = ("orders"."promised_to" is null) and "orders"."promised_from" <= "orders"."promised_to");