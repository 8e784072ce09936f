ALTER TABLE "products" ADD COLUMN "hexes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "hexes_in_stock" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "saving_bp" integer GENERATED ALWAYS AS (case when original_price_piastres > price_piastres then (original_price_piastres - price_piastres) * 10000 / original_price_piastres else 0 end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_price_idx" ON "products" USING btree ("price_piastres","sort_order","id") WHERE is_active and price_piastres > 0;--> statement-breakpoint
CREATE INDEX "products_saving_idx" ON "products" USING btree ("saving_bp" DESC NULLS LAST,"sort_order","id") WHERE is_active and price_piastres > 0;--> statement-breakpoint
CREATE INDEX "products_best_idx" ON "products" USING btree ("is_best_seller" DESC NULLS LAST,"sort_order","id") WHERE is_active and price_piastres > 0;--> statement-breakpoint
CREATE INDEX "products_brand_idx" ON "products" USING btree ("brand","sort_order","id") WHERE is_active and price_piastres > 0;--> statement-breakpoint
CREATE INDEX "products_hexes_idx" ON "products" USING gin ("hexes") WHERE is_active and price_piastres > 0;--> statement-breakpoint
CREATE INDEX "products_hexes_in_stock_idx" ON "products" USING gin ("hexes_in_stock") WHERE is_active and price_piastres > 0;--> statement-breakpoint
CREATE INDEX "variants_hex_idx" ON "variants" USING btree ("hex","id") WHERE is_active and hex is not null;--> statement-breakpoint
-- As in migration 0001, and with the colours.
CREATE OR REPLACE FUNCTION refresh_products(product_ids bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE products SET price_piastres = coalesce(own.price_piastres, 0), original_price_piastres = own.original_price_piastres,
    is_in_stock = coalesce(own.is_in_stock, false), hexes = coalesce(own.hexes, '{}'),
    hexes_in_stock = coalesce(own.hexes_in_stock, '{}')
  FROM unnest(product_ids) AS changed (product_id) LEFT JOIN (
    SELECT product_id, (array_agg(price_piastres ORDER BY sort_order, id))[1] AS price_piastres,
      (array_agg(original_price_piastres ORDER BY sort_order, id))[1] AS original_price_piastres,
      bool_or(stock > 0) AS is_in_stock,
      array_agg(hex ORDER BY sort_order, id) FILTER (WHERE hex IS NOT NULL) AS hexes,
      array_agg(hex ORDER BY sort_order, id) FILTER (WHERE hex IS NOT NULL AND stock > 0) AS hexes_in_stock
    FROM variants WHERE product_id = ANY (product_ids) AND is_active GROUP BY product_id
  ) AS own USING (product_id)
  WHERE products.id = changed.product_id
    AND (products.price_piastres, products.original_price_piastres, products.is_in_stock, products.hexes, products.hexes_in_stock)
      IS DISTINCT FROM (coalesce(own.price_piastres, 0), own.original_price_piastres,
        coalesce(own.is_in_stock, false), coalesce(own.hexes, '{}'), coalesce(own.hexes_in_stock, '{}'))
$$;
--> statement-breakpoint
SELECT refresh_products(array(SELECT id FROM products ORDER BY id));
