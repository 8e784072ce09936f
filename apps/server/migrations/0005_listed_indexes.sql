DROP INDEX "products_listed_idx";--> statement-breakpoint
DROP INDEX "products_category_idx";--> statement-breakpoint
DROP INDEX "products_offers_idx";--> statement-breakpoint
DROP INDEX "products_best_sellers_idx";--> statement-breakpoint
DROP INDEX "products_featured_idx";--> statement-breakpoint
CREATE INDEX "products_listed_idx" ON "products" USING btree ("sort_order","id","category_id") WHERE is_active and price_piastres > 0;--> statement-breakpoint
CREATE INDEX "products_category_idx" ON "products" USING btree ("category_id","sort_order","id") WHERE is_active and price_piastres > 0;--> statement-breakpoint
CREATE INDEX "products_offers_idx" ON "products" USING btree ("sort_order","id","category_id") WHERE is_active and price_piastres > 0 and is_offer;--> statement-breakpoint
CREATE INDEX "products_best_sellers_idx" ON "products" USING btree ("sort_order","id","category_id") WHERE is_active and price_piastres > 0 and is_best_seller;--> statement-breakpoint
CREATE INDEX "products_featured_idx" ON "products" USING btree ("sort_order","id","category_id") WHERE is_active and price_piastres > 0 and is_featured;