-- The rules which the database itself holds: the ledger of stock, the figures derived from variants, and the news of changes.

-- 1. Stock: `stock_movements` is the only door to `variants.stock`.

CREATE FUNCTION add_movements_to_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE variants SET stock = stock + moved.units, updated_at = now()
  FROM (SELECT variant_id, sum(units)::integer AS units FROM added GROUP BY variant_id) AS moved
  WHERE variants.id = moved.variant_id AND moved.units <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_movements_add AFTER INSERT ON stock_movements
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_movements_to_stock();
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is not allowed: write a stock movement instead', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_movements_keep BEFORE UPDATE OR DELETE ON stock_movements
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Depth 1 is a statement of a client; the ledger's own update runs inside its trigger, one deeper.
CREATE TRIGGER variants_stock_keep BEFORE UPDATE OF stock ON variants
  FOR EACH ROW WHEN (OLD.stock <> NEW.stock AND pg_trigger_depth() < 1) EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER variants_stock_begin BEFORE INSERT ON variants
  FOR EACH ROW WHEN (NEW.stock <> 0) EXECUTE FUNCTION refuse_change();
--> statement-breakpoint

-- 2. A product repeats its lead variant's price and whether any variant is in stock, so that lists sort and filter by an index.

CREATE FUNCTION refresh_products(product_ids bigint[]) RETURNS void LANGUAGE sql AS $$
  UPDATE products SET price_piastres = coalesce(lead.price_piastres, 0), original_price_piastres = lead.original_price_piastres,
    is_in_stock = coalesce(lead.is_in_stock, false)
  FROM unnest(product_ids) AS changed (product_id) LEFT JOIN (
    SELECT DISTINCT ON (product_id) product_id, price_piastres, original_price_piastres,
      bool_or(stock > 0) OVER (PARTITION BY product_id) AS is_in_stock
    FROM variants WHERE product_id = ANY (product_ids) AND is_active ORDER BY product_id, sort_order, id
  ) AS lead USING (product_id)
  WHERE products.id = changed.product_id
    AND (products.price_piastres, products.original_price_piastres, products.is_in_stock)
      IS DISTINCT FROM (coalesce(lead.price_piastres, 0), lead.original_price_piastres, coalesce(lead.is_in_stock, false))
$$;
--> statement-breakpoint

-- 3. News: every process listens to `shop_changed` and drops the kept answers which show what has changed.
--    A payload is a space-separated list of `catalog`, `ads`, `contacts`, `settings`, `product:<id>`.

CREATE FUNCTION tell_product_change(product_ids bigint[]) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('shop_changed', CASE
    WHEN cardinality(product_ids) > 50 THEN 'catalog'
    ELSE (SELECT string_agg('product:' || id, ' ') FROM unnest(product_ids) AS id)
  END) WHERE cardinality(product_ids) > 0
$$;
--> statement-breakpoint
CREATE FUNCTION variants_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE product_ids bigint[];
BEGIN
  IF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT product_id) INTO product_ids FROM before;
  ELSE
    SELECT array_agg(DISTINCT product_id) INTO product_ids FROM after;
  END IF;
  PERFORM refresh_products(product_ids);
  PERFORM tell_product_change(product_ids);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER variants_inserted AFTER INSERT ON variants
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION variants_changed();
--> statement-breakpoint
CREATE TRIGGER variants_updated AFTER UPDATE ON variants
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION variants_changed();
--> statement-breakpoint
CREATE TRIGGER variants_deleted AFTER DELETE ON variants
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION variants_changed();
--> statement-breakpoint
-- Anything else in the catalogue may change which products a list shows, so all of the catalogue is told.
CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed) THEN PERFORM pg_notify('shop_changed', TG_ARGV[0]); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE watched record;
BEGIN
  FOR watched IN SELECT * FROM (VALUES
    ('products', 'catalog'), ('categories', 'catalog'), ('product_pictures', 'catalog'),
    ('advertisements', 'ads'), ('contact_info', 'contacts'), ('shop_settings', 'settings')
  ) AS list (name, news) LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_change(%L)', watched.name || '_inserted', watched.name, watched.news);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_change(%L)', watched.name || '_updated', watched.name, watched.news);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_change(%L)', watched.name || '_deleted', watched.name, watched.news);
  END LOOP;
END $$;
--> statement-breakpoint

-- 4. The rows of which there is one.

INSERT INTO shop_settings DEFAULT VALUES;
--> statement-breakpoint
INSERT INTO contact_info DEFAULT VALUES;
