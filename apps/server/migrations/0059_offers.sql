CREATE TABLE "offers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"scope" text NOT NULL,
	"target_ids" bigint[] NOT NULL,
	"left_out_ids" bigint[] DEFAULT '{}' NOT NULL,
	"kind" text NOT NULL,
	"value" bigint NOT NULL,
	"floor_piastres" bigint,
	"ends_in_nine" boolean DEFAULT false NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_name_en_check" CHECK (btrim("offers"."name_en") <> ''),
	CONSTRAINT "offers_name_ar_check" CHECK (btrim("offers"."name_ar") <> ''),
	CONSTRAINT "offers_scope_check" CHECK ("offers"."scope" in ('products', 'categories', 'types')),
	CONSTRAINT "offers_targets_check" CHECK (cardinality("offers"."target_ids") > 0),
	CONSTRAINT "offers_kind_check" CHECK ("offers"."kind" in ('percent', 'amount', 'fixed')),
	CONSTRAINT "offers_value_check" CHECK ("offers"."value" > 0 and ("offers"."kind" <> 'percent' or "offers"."value" < 10000)),
	CONSTRAINT "offers_floor_check" CHECK ("offers"."floor_piastres" >= 0),
	CONSTRAINT "offers_dates_check" CHECK ("offers"."starts_at" < "offers"."ends_at" and "offers"."started_at" <= "offers"."ended_at")
);
--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "regular_price_piastres" bigint;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "offer_id" bigint;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "offer_ends_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "offers_open_idx" ON "offers" USING btree ("starts_at","ends_at") WHERE ended_at is null;--> statement-breakpoint
-- A price stays as it is. What is struck through now was typed: there is no history that proves it, so it goes, and so do the marks of offers.
UPDATE variants SET regular_price_piastres = price_piastres, original_price_piastres = NULL;--> statement-breakpoint
UPDATE products SET is_offer = false WHERE is_offer;--> statement-breakpoint
ALTER TABLE "variants" ALTER COLUMN "regular_price_piastres" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_regular_price_check" CHECK ("variants"."regular_price_piastres" > 0);--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_offer_check" CHECK (("variants"."offer_id" is null) = ("variants"."offer_ends_at" is null) and ("variants"."offer_id" is not null or "variants"."original_price_piastres" is null));--> statement-breakpoint

-- 1. What an offer makes of a regular price: whole pounds, rounded down, so that "30 %" is never less than 30 %. Null: it does not act.
CREATE FUNCTION offer_price(kind text, value bigint, floor_piastres bigint, ends_in_nine boolean, regular bigint) RETURNS bigint
  LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN lowered.price > 0 AND lowered.price < regular THEN lowered.price END
  FROM (SELECT CASE kind WHEN 'percent' THEN regular * (10000 - value) / 10000 / 100 WHEN 'amount' THEN (regular - value) / 100 END) AS whole (pounds)
    CROSS JOIN LATERAL (SELECT CASE
      WHEN kind = 'fixed' THEN value
      ELSE greatest(CASE WHEN ends_in_nine AND pounds >= 9 THEN pounds - (pounds + 1) % 10 ELSE pounds END * 100, floor_piastres)
    END) AS lowered (price)
$$;
--> statement-breakpoint
CREATE FUNCTION offer_covers(scope text, target_ids bigint[], left_out_ids bigint[], product_id bigint, category_id bigint, type_id bigint)
  RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(CASE scope WHEN 'products' THEN product_id WHEN 'categories' THEN category_id ELSE type_id END = ANY (target_ids), false)
    AND product_id <> ALL (left_out_ids)
$$;
--> statement-breakpoint
-- The offer that acts on a variant with this regular price, and what it strikes through. Called by the definition below.
CREATE FUNCTION acting_offer(of_variant bigint, of_product bigint, regular bigint) RETURNS TABLE (
  id bigint, price bigint, struck bigint, ends_at timestamptz
) LANGUAGE sql STABLE AS $$
  SELECT acting.id, acting.price, CASE WHEN past.lowest > acting.price THEN past.lowest END, acting.ends_at
  FROM (
    SELECT o.id, o.starts_at, o.ends_at, made.price
    FROM offers o JOIN products p ON p.id = of_product
      CROSS JOIN LATERAL (SELECT offer_price(o.kind, o.value, o.floor_piastres, o.ends_in_nine, regular)) AS made (price)
    WHERE o.started_at IS NOT NULL AND o.ended_at IS NULL AND made.price IS NOT NULL
      AND offer_covers(o.scope, o.target_ids, o.left_out_ids, p.id, p.category_id, p.type_id)
    ORDER BY o.priority DESC, made.price, o.id LIMIT 1
  ) AS acting CROSS JOIN LATERAL (SELECT lowest_price(of_variant, acting.starts_at)) AS past (lowest)
$$;
--> statement-breakpoint
-- 2. The one definition of the price of variants: the running offer with the highest priority, of equal ones the lowest price.
-- Offers are never added together. Null means all variants.
CREATE FUNCTION derive_prices(variant_ids bigint[]) RETURNS TABLE (
  variant_id bigint, price_piastres bigint, original_price_piastres bigint, offer_id bigint, offer_ends_at timestamptz
) LANGUAGE sql STABLE AS $$
  SELECT v.id, coalesce(acting.price, v.regular_price_piastres), acting.struck, acting.id, acting.ends_at
  FROM variants v LEFT JOIN LATERAL acting_offer(v.id, v.product_id, v.regular_price_piastres) AS acting ON true
  WHERE variant_ids IS NULL OR v.id = ANY (variant_ids)
$$;
--> statement-breakpoint
CREATE FUNCTION derive_variant_price() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE acting record;
BEGIN
  SELECT * INTO acting FROM acting_offer(NEW.id, NEW.product_id, NEW.regular_price_piastres);
  NEW.price_piastres := coalesce(acting.price, NEW.regular_price_piastres);
  NEW.original_price_piastres := acting.struck;
  NEW.offer_id := acting.id;
  NEW.offer_ends_at := acting.ends_at;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER variants_derive_first_price BEFORE INSERT ON variants FOR EACH ROW EXECUTE FUNCTION derive_variant_price();
--> statement-breakpoint
-- Whoever writes a derived column gets the derived value; sales, which write the stock, pay nothing.
CREATE TRIGGER variants_derive_price
  BEFORE UPDATE OF product_id, regular_price_piastres, price_piastres, original_price_piastres, offer_id, offer_ends_at ON variants
  FOR EACH ROW EXECUTE FUNCTION derive_variant_price();
--> statement-breakpoint
-- Variants are locked in the order of their ids, as by every sale.
CREATE FUNCTION refresh_prices(variant_ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE stale bigint[];
BEGIN
  SELECT array_agg(v.id) INTO stale FROM variants v JOIN derive_prices(variant_ids) own ON own.variant_id = v.id
  WHERE (v.price_piastres, v.original_price_piastres, v.offer_id, v.offer_ends_at)
    IS DISTINCT FROM (own.price_piastres, own.original_price_piastres, own.offer_id, own.offer_ends_at);
  IF stale IS NULL THEN RETURN; END IF;
  PERFORM FROM variants WHERE id = ANY (stale) ORDER BY id FOR UPDATE;
  UPDATE variants SET regular_price_piastres = regular_price_piastres, updated_at = now() WHERE id = ANY (stale);
END $$;
--> statement-breakpoint
-- All variants that an offer covers, or acted on until now.
CREATE FUNCTION refresh_prices_of_offers(offer_ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_prices(array(
    SELECT v.id FROM variants v JOIN products p ON p.id = v.product_id
    WHERE v.offer_id = ANY (offer_ids) OR EXISTS (
      SELECT FROM offers o
      WHERE o.id = ANY (offer_ids) AND offer_covers(o.scope, o.target_ids, o.left_out_ids, p.id, p.category_id, p.type_id)
    )
  ));
END $$;
--> statement-breakpoint
-- 3. Starts and ends what is due. An offer that has started never becomes a planned one again: clocks of processes differ a little.
CREATE FUNCTION apply_offers(moment timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE due bigint[];
BEGIN
  WITH changed AS (
    UPDATE offers SET started_at = coalesce(started_at, least(moment, ends_at)),
      ended_at = CASE WHEN ends_at <= moment THEN greatest(moment, started_at) END
    WHERE ended_at IS NULL AND (ends_at <= moment OR (started_at IS NULL AND starts_at <= moment))
    RETURNING id
  )
  SELECT array_agg(id) INTO due FROM changed;
  IF due IS NULL THEN RETURN 0; END IF;
  PERFORM refresh_prices_of_offers(due);
  RETURN cardinality(due);
END $$;
--> statement-breakpoint
-- A product that gets another category or type may gain or lose an offer.
CREATE FUNCTION products_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE moved bigint[];
BEGIN
  SELECT array_agg(after.id) INTO moved FROM before JOIN after USING (id)
  WHERE (before.category_id, before.type_id) IS DISTINCT FROM (after.category_id, after.type_id);
  IF moved IS NOT NULL THEN PERFORM refresh_prices(array(SELECT id FROM variants WHERE product_id = ANY (moved))); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_moved AFTER UPDATE ON products
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION products_moved();
--> statement-breakpoint
-- Every process plans the next moment again.
CREATE TRIGGER offers_inserted AFTER INSERT ON offers
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_change('offers');
--> statement-breakpoint
CREATE TRIGGER offers_updated AFTER UPDATE ON offers
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_change('offers');
--> statement-breakpoint
CREATE TRIGGER offers_deleted AFTER DELETE ON offers
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_change('offers');
--> statement-breakpoint

-- 4. A product also repeats whether an offer acts on one of its variants.
DROP FUNCTION derive_products(bigint[]);
--> statement-breakpoint
CREATE FUNCTION derive_products(product_ids bigint[]) RETURNS TABLE (
  product_id bigint, price_piastres bigint, original_price_piastres bigint, is_offer boolean, is_in_stock boolean, hexes text[], hexes_in_stock text[]
) LANGUAGE sql STABLE AS $$
  SELECT products.id, coalesce(own.price_piastres, 0), own.original_price_piastres, coalesce(own.is_offer, false),
    coalesce(own.is_in_stock, false), coalesce(own.hexes, '{}'), coalesce(own.hexes_in_stock, '{}')
  FROM products CROSS JOIN LATERAL (
    SELECT (array_agg(v.price_piastres ORDER BY v.sort_order, v.id))[1] AS price_piastres,
      (array_agg(v.original_price_piastres ORDER BY v.sort_order, v.id))[1] AS original_price_piastres,
      bool_or(v.offer_id IS NOT NULL) AS is_offer,
      bool_or(v.stock > 0) AS is_in_stock,
      array_agg(v.hex ORDER BY v.sort_order, v.id) FILTER (WHERE v.hex IS NOT NULL) AS hexes,
      array_agg(v.hex ORDER BY v.sort_order, v.id) FILTER (WHERE v.hex IS NOT NULL AND v.stock > 0) AS hexes_in_stock
    FROM variants v WHERE v.product_id = products.id AND v.is_active
  ) AS own
  WHERE product_ids IS NULL OR products.id = ANY (product_ids)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_products(product_ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM products WHERE id = ANY (product_ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET price_piastres = own.price_piastres, original_price_piastres = own.original_price_piastres,
    is_offer = own.is_offer, is_in_stock = own.is_in_stock, hexes = own.hexes, hexes_in_stock = own.hexes_in_stock
  FROM derive_products(product_ids) AS own
  WHERE products.id = own.product_id
    AND (products.price_piastres, products.original_price_piastres, products.is_offer, products.is_in_stock, products.hexes, products.hexes_in_stock)
      IS DISTINCT FROM (own.price_piastres, own.original_price_piastres, own.is_offer, own.is_in_stock, own.hexes, own.hexes_in_stock);
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
    SELECT array_agg(DISTINCT changed.product_id), array_agg(DISTINCT changed.product_id) FILTER (WHERE changed.is_derived)
    INTO told, derived
    FROM (
      SELECT unnest(ARRAY[before.product_id, after.product_id]) AS product_id,
        (before.product_id, before.hex, before.price_piastres, before.original_price_piastres, before.offer_id, before.is_active, before.sort_order, before.stock > 0)
          IS DISTINCT FROM (after.product_id, after.hex, after.price_piastres, after.original_price_piastres, after.offer_id, after.is_active, after.sort_order, after.stock > 0)
          AS is_derived
      FROM before JOIN after USING (id)
    ) AS changed;
  END IF;
  IF derived IS NOT NULL THEN PERFORM refresh_products(derived); END IF;
  PERFORM tell_product_change(told);
  RETURN NULL;
END $$;
