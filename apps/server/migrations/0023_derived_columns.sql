CREATE TABLE "derived_check" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"differences" integer NOT NULL,
	CONSTRAINT "derived_check_only_check" CHECK ("derived_check"."is_only"),
	CONSTRAINT "derived_check_differences_check" CHECK ("derived_check"."differences" >= 0)
);
--> statement-breakpoint

-- The one definition of what a product repeats of its variants on sale; its trigger and the nightly check use it. Null means all products.
CREATE FUNCTION derive_products(product_ids bigint[]) RETURNS TABLE (
  product_id bigint, price_piastres bigint, original_price_piastres bigint, is_in_stock boolean, hexes text[], hexes_in_stock text[]
) LANGUAGE sql STABLE AS $$
  SELECT products.id, coalesce(own.price_piastres, 0), own.original_price_piastres, coalesce(own.is_in_stock, false),
    coalesce(own.hexes, '{}'), coalesce(own.hexes_in_stock, '{}')
  FROM products CROSS JOIN LATERAL (
    SELECT (array_agg(v.price_piastres ORDER BY v.sort_order, v.id))[1] AS price_piastres,
      (array_agg(v.original_price_piastres ORDER BY v.sort_order, v.id))[1] AS original_price_piastres,
      bool_or(v.stock > 0) AS is_in_stock,
      array_agg(v.hex ORDER BY v.sort_order, v.id) FILTER (WHERE v.hex IS NOT NULL) AS hexes,
      array_agg(v.hex ORDER BY v.sort_order, v.id) FILTER (WHERE v.hex IS NOT NULL AND v.stock > 0) AS hexes_in_stock
    FROM variants v WHERE v.product_id = products.id AND v.is_active
  ) AS own
  WHERE product_ids IS NULL OR products.id = ANY (product_ids)
$$;
--> statement-breakpoint
-- The lock is a statement of its own, before variants are read: the next statement sees what the holder before has committed. Two
-- transactions that change two variants of one product would otherwise each derive it without the other's change.
CREATE OR REPLACE FUNCTION refresh_products(product_ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM products WHERE id = ANY (product_ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET price_piastres = own.price_piastres, original_price_piastres = own.original_price_piastres,
    is_in_stock = own.is_in_stock, hexes = own.hexes, hexes_in_stock = own.hexes_in_stock
  FROM derive_products(product_ids) AS own
  WHERE products.id = own.product_id
    AND (products.price_piastres, products.original_price_piastres, products.is_in_stock, products.hexes, products.hexes_in_stock)
      IS DISTINCT FROM (own.price_piastres, own.original_price_piastres, own.is_in_stock, own.hexes, own.hexes_in_stock);
END $$;
--> statement-breakpoint
-- A sale that leaves units of each variant changes nothing that a product repeats, so it takes no lock on the product.
CREATE OR REPLACE FUNCTION variants_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  told bigint[];
  derived bigint[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT product_id) INTO told FROM after;
    derived := told;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT product_id) INTO told FROM before;
    derived := told;
  ELSE
    SELECT array_agg(DISTINCT changed.product_id), array_agg(DISTINCT changed.product_id) FILTER (WHERE changed.is_derived)
    INTO told, derived
    FROM (
      SELECT unnest(ARRAY[before.product_id, after.product_id]) AS product_id,
        (before.product_id, before.hex, before.price_piastres, before.original_price_piastres, before.is_active, before.sort_order, before.stock > 0)
          IS DISTINCT FROM (after.product_id, after.hex, after.price_piastres, after.original_price_piastres, after.is_active, after.sort_order, after.stock > 0)
          AS is_derived
      FROM before JOIN after USING (id)
    ) AS changed;
  END IF;
  IF derived IS NOT NULL THEN PERFORM refresh_products(derived); END IF;
  PERFORM tell_product_change(told);
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER variants_updated ON variants;
--> statement-breakpoint
CREATE TRIGGER variants_updated AFTER UPDATE ON variants
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION variants_changed();
--> statement-breakpoint
-- What was derived wrongly before is mended once.
SELECT refresh_products(array(SELECT id FROM products ORDER BY id));
--> statement-breakpoint
UPDATE product_search SET category_id = p.category_id, is_listed = p.is_active AND p.price_piastres > 0, sort_order = p.sort_order
FROM products p WHERE p.id = product_search.product_id
  AND (product_search.category_id, product_search.is_listed, product_search.sort_order)
    IS DISTINCT FROM (p.category_id, p.is_active AND p.price_piastres > 0, p.sort_order);
