CREATE INDEX "order_lines_sku_idx" ON "order_lines" USING btree (fold_sku("sku"));
