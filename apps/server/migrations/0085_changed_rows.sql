-- A planner that expects few rows in `before` and `after` compares every row with every other, and PL/pgSQL keeps such a plan: one statement of an import of
-- 10,000 products took longer than a connection may be silent. So what changed is found by comparing the two sets, which no plan does row by row.
CREATE OR REPLACE FUNCTION note_variant_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO variant_prices (variant_id, price_piastres, from_at)
    SELECT after.id, asked_price(p.is_active, after.is_active, after.price_piastres), clock_timestamp()
    FROM after JOIN products p ON p.id = after.product_id;
  ELSE
    INSERT INTO variant_prices (variant_id, price_piastres, from_at)
    SELECT changed.id, changed.asked, clock_timestamp()
    FROM (
      SELECT after.id, asked_price(p.is_active, after.is_active, after.price_piastres) AS asked FROM after JOIN products p ON p.id = after.product_id
      EXCEPT
      SELECT before.id, asked_price(p.is_active, before.is_active, before.price_piastres) FROM before JOIN products p ON p.id = before.product_id
    ) AS changed;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_product_prices() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE switched bigint[];
BEGIN
  SELECT array_agg(id) INTO switched FROM (SELECT id, is_active FROM after EXCEPT SELECT id, is_active FROM before) AS changed;
  IF switched IS NULL THEN RETURN NULL; END IF;
  INSERT INTO variant_prices (variant_id, price_piastres, from_at)
  SELECT v.id, asked_price(p.is_active, v.is_active, v.price_piastres), clock_timestamp()
  FROM variants v JOIN products p ON p.id = v.product_id WHERE v.product_id = ANY (switched) AND v.is_active;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION products_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE moved bigint[];
BEGIN
  SELECT array_agg(id) INTO moved
  FROM (SELECT id, category_id, type_id FROM after EXCEPT SELECT id, category_id, type_id FROM before) AS changed;
  IF moved IS NOT NULL THEN PERFORM refresh_prices(array(SELECT id FROM variants WHERE product_id = ANY (moved))); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
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
    SELECT array_agg(DISTINCT product_id), array_agg(DISTINCT product_id) FILTER (WHERE versions = 1)
    INTO told, derived
    FROM (
      SELECT product_id, count(*) AS versions FROM (
        SELECT id, product_id, hex, price_piastres, original_price_piastres, offer_id, is_active, sort_order, stock > 0 AS is_in_stock FROM before
        UNION ALL
        SELECT id, product_id, hex, price_piastres, original_price_piastres, offer_id, is_active, sort_order, stock > 0 FROM after
      ) AS version
      GROUP BY id, product_id, hex, price_piastres, original_price_piastres, offer_id, is_active, sort_order, is_in_stock
    ) AS variant;
  END IF;
  IF derived IS NOT NULL THEN PERFORM refresh_products(derived); END IF;
  PERFORM tell_product_change(told);
  RETURN NULL;
END $$;
