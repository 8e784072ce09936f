CREATE TABLE "stock_news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"is_availability" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint

-- NOTIFY takes a lock of the whole database at the commit. A sale therefore only writes what every process must be told; a statement of its
-- own tells it (`publishStockNews`). Stock that staff change is told in its own transaction, as all else that they change.

-- `count:<id>` names answers that show a count of units. What is sold out or comes back is told as any change of listed products.
CREATE FUNCTION tell_stock_change(product_ids bigint[], listed_ids bigint[]) RETURNS void LANGUAGE sql AS $$
  -- A payload holds at most 8,000 bytes.
  SELECT pg_notify('shop_changed', string_agg('count:' || id, ' '))
  FROM (SELECT id, (row_number() OVER () - 1) / 300 AS part FROM unnest(product_ids) AS id WHERE id <> ALL (listed_ids)) AS numbered
  GROUP BY part;
  SELECT tell_listed(listed_ids);
$$;
--> statement-breakpoint
-- `shop.changed_by` marks the changes that follow from the ledger, so that the triggers of variants and products do not tell them as well.
CREATE OR REPLACE FUNCTION add_movements_to_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved_ids bigint[];
  listed_ids bigint[];
BEGIN
  -- Not a setting of the function: only a superuser could create it.
  PERFORM set_config('shop.changed_by', 'ledger', true);
  WITH moved AS (
    SELECT variant_id, sum(units)::integer AS units FROM added GROUP BY variant_id
  ), changed AS (
    UPDATE variants SET stock = stock + moved.units, updated_at = now() FROM moved
    WHERE variants.id = moved.variant_id AND moved.units <> 0
    RETURNING product_id, (stock > 0) <> (stock - moved.units > 0) AS is_availability
  )
  SELECT array_agg(DISTINCT product_id), coalesce(array_agg(DISTINCT product_id) FILTER (WHERE is_availability), '{}')
  INTO moved_ids, listed_ids FROM changed;
  IF moved_ids IS NULL THEN
    PERFORM set_config('shop.changed_by', '', true);
    RETURN NULL;
  END IF;
  -- A sale that leaves units of each variant changes nothing that a product repeats, so it takes no lock on the product.
  IF listed_ids <> '{}' THEN PERFORM refresh_products(listed_ids); END IF;
  IF EXISTS (SELECT FROM added WHERE reason IN ('import', 'delivery', 'correction')) THEN
    PERFORM tell_stock_change(moved_ids, listed_ids);
  ELSE
    INSERT INTO stock_news (product_id, is_availability) SELECT id, id = ANY (listed_ids) FROM unnest(moved_ids) AS id;
  END IF;
  PERFORM set_config('shop.changed_by', '', true);
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER variants_updated ON variants;
--> statement-breakpoint
CREATE TRIGGER variants_updated AFTER UPDATE ON variants
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT
  WHEN (current_setting('shop.changed_by', true) IS DISTINCT FROM 'ledger') EXECUTE FUNCTION variants_changed();
--> statement-breakpoint
DROP TRIGGER products_updated ON products;
--> statement-breakpoint
CREATE TRIGGER products_updated AFTER UPDATE ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
  WHEN (current_setting('shop.changed_by', true) IS DISTINCT FROM 'ledger') EXECUTE FUNCTION products_changed();
