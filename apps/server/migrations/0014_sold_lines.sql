ALTER TABLE "order_lines" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "order_lines" SET "created_at" = "orders"."created_at" FROM "orders" WHERE "orders"."id" = "order_lines"."order_id";--> statement-breakpoint
CREATE INDEX "order_lines_sold_idx" ON "order_lines" USING btree ("created_at","order_id","product_id","variant_id","quantity","line_total_piastres");--> statement-breakpoint
CREATE INDEX "orders_total_idx" ON "orders" USING btree ("total_piastres","id");