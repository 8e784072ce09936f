ALTER TABLE "product_search" ADD COLUMN "names" "tsvector" GENERATED ALWAYS AS (ts_filter(document, '{a}')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "product_search_title_idx" ON "product_search" USING gin ("title");--> statement-breakpoint
CREATE INDEX "product_search_names_idx" ON "product_search" USING gin ("names");--> statement-breakpoint
CREATE INDEX "product_search_order_idx" ON "product_search" USING btree ("sort_order","product_id") WHERE is_listed;