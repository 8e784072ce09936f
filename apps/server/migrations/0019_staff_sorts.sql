CREATE INDEX "products_name_en_idx" ON "products" USING btree ("name_en","id");--> statement-breakpoint
CREATE INDEX "products_name_ar_idx" ON "products" USING btree ("name_ar","id");--> statement-breakpoint
CREATE INDEX "products_staff_price_idx" ON "products" USING btree ("price_piastres","id");--> statement-breakpoint
CREATE INDEX "products_updated_idx" ON "products" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "variants_words_idx" ON "variants" USING gin (fold_person("name_en" || ' ' || "name_ar") gin_trgm_ops);