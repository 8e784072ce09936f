-- What of the cash of an order never came is written off, so that the shop has received less than the shopper paid.
ALTER TABLE "orders" ADD COLUMN "written_off_piastres" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_refunds" ADD COLUMN "is_write_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_written_off_check" CHECK ("orders"."written_off_piastres" between 0 and "orders"."total_piastres" - "orders"."deposit_piastres"
        and ("orders"."written_off_piastres" = 0 or ("orders"."payment_method" = 'cash' and "orders"."payment_status" = 'paid')));--> statement-breakpoint
CREATE INDEX "orders_written_off_idx" ON "orders" USING btree ("id","written_off_piastres") WHERE written_off_piastres > 0;
