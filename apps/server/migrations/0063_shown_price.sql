-- Lists sort and filter by the price that a card shows: that of the first colour in stock, else of the first colour. Before, it was that of
-- the first colour, though it was sold out, and a list of up to EGP 200 could show a card of EGP 300.
CREATE OR REPLACE FUNCTION derive_products(product_ids bigint[]) RETURNS TABLE (
  product_id bigint, price_piastres bigint, original_price_piastres bigint, is_offer boolean, is_in_stock boolean, hexes text[], hexes_in_stock text[]
) LANGUAGE sql STABLE AS $$
  SELECT products.id, coalesce(own.price_piastres, 0), own.original_price_piastres, coalesce(own.is_offer, false),
    coalesce(own.is_in_stock, false), coalesce(own.hexes, '{}'), coalesce(own.hexes_in_stock, '{}')
  FROM products CROSS JOIN LATERAL (
    SELECT (array_agg(v.price_piastres ORDER BY v.stock <= 0, v.sort_order, v.id))[1] AS price_piastres,
      (array_agg(v.original_price_piastres ORDER BY v.stock <= 0, v.sort_order, v.id))[1] AS original_price_piastres,
      bool_or(v.offer_id IS NOT NULL) AS is_offer,
      bool_or(v.stock > 0) AS is_in_stock,
      array_agg(v.hex ORDER BY v.sort_order, v.id) FILTER (WHERE v.hex IS NOT NULL) AS hexes,
      array_agg(v.hex ORDER BY v.sort_order, v.id) FILTER (WHERE v.hex IS NOT NULL AND v.stock > 0) AS hexes_in_stock
    FROM variants v WHERE v.product_id = products.id AND v.is_active
  ) AS own
  WHERE product_ids IS NULL OR products.id = ANY (product_ids)
$$;
--> statement-breakpoint
SELECT refresh_products(array(SELECT id FROM products ORDER BY id));
