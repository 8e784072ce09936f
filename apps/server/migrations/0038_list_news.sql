DROP INDEX "products_listed_idx";--> statement-breakpoint
DROP INDEX "products_offers_idx";--> statement-breakpoint
DROP INDEX "products_best_sellers_idx";--> statement-breakpoint
DROP INDEX "products_featured_idx";--> statement-breakpoint
DROP INDEX "products_price_idx";--> statement-breakpoint
DROP INDEX "products_saving_idx";--> statement-breakpoint
DROP INDEX "products_best_idx";--> statement-breakpoint
DROP INDEX "products_brand_idx";--> statement-breakpoint
DROP INDEX "products_facets_idx";--> statement-breakpoint
DROP INDEX "products_hexes_idx";--> statement-breakpoint
DROP INDEX "products_hexes_in_stock_idx";--> statement-breakpoint

-- Every process keeps what lists are made of in memory. `listed:1,2` tells it which products to read again, `list_definitions` that
-- names have changed. A payload also names the answers to drop: one message, so that no answer is made in between.

CREATE FUNCTION tell_listed(product_ids bigint[]) RETURNS void LANGUAGE sql AS $$
  -- A payload holds at most 8,000 bytes.
  SELECT pg_notify('shop_changed', 'catalog listed:' || string_agg(id::text, ','))
  FROM (SELECT id, (row_number() OVER () - 1) / 300 AS part FROM unnest(product_ids) AS id) AS numbered GROUP BY part
$$;
--> statement-breakpoint
CREATE FUNCTION products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_listed(ARRAY(SELECT id FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION product_facts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_listed(ARRAY(SELECT DISTINCT product_id FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  watched record;
  event record;
BEGIN
  FOR watched IN SELECT * FROM (VALUES
    ('products', 'products_changed()'), ('product_facts', 'product_facts_changed()'),
    ('categories', 'tell_change(''catalog list_definitions'')'), ('product_types', 'tell_change(''catalog list_definitions'')'),
    ('facts', 'tell_change(''catalog list_definitions'')'), ('fact_choices', 'tell_change(''catalog list_definitions'')'),
    ('fact_scopes', 'tell_change(''catalog list_definitions'')')
  ) AS list (name, teller) LOOP
    FOR event IN SELECT * FROM (VALUES
      ('INSERT', 'inserted', 'NEW'), ('UPDATE', 'updated', 'NEW'), ('DELETE', 'deleted', 'OLD')
    ) AS list (kind, past, rows) LOOP
      EXECUTE format('DROP TRIGGER %I ON %I', watched.name || '_' || event.past, watched.name);
      EXECUTE format(
        'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %s',
        watched.name || '_' || event.past, event.kind, watched.name, event.rows, watched.teller
      );
    END LOOP;
  END LOOP;
END $$;
