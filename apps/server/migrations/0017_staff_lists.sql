CREATE INDEX "products_staff_idx" ON "products" USING btree ("sort_order","id","category_id","is_active","is_in_stock","is_offer","is_best_seller","is_featured");--> statement-breakpoint
CREATE INDEX "products_words_idx" ON "products" USING gin (fold_person("sku" || ' ' || "name_en" || ' ' || "name_ar") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "variants_stock_idx" ON "variants" USING btree ("stock","product_id","sort_order","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "payment_problems_reason_idx" ON "payment_problems" USING btree ("reason",("dealt_with_at" is null),"created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_words_idx" ON "audit_entries" USING gin (fold_person("action" || ' ' || "entity" || ' ' || "entity_id") gin_trgm_ops);