CREATE TABLE "variant_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "variant_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"variant_id" bigint NOT NULL,
	"price_piastres" bigint,
	"from_at" timestamp with time zone NOT NULL,
	CONSTRAINT "variant_prices_price_check" CHECK ("variant_prices"."price_piastres" >= 0)
);
--> statement-breakpoint
ALTER TABLE "variant_prices" ADD CONSTRAINT "variant_prices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "variant_prices_variant_idx" ON "variant_prices" USING btree ("variant_id","from_at");--> statement-breakpoint

-- The history of prices: the database itself writes it at each change of a price, or of whether it is on sale, and never changes it.

CREATE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is not allowed: the history of prices only grows', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
-- A deeper delete follows its variant.
CREATE TRIGGER variant_prices_keep BEFORE UPDATE OR DELETE ON variant_prices
  FOR EACH ROW WHEN (pg_trigger_depth() < 1) EXECUTE FUNCTION refuse_history_change();
--> statement-breakpoint
CREATE FUNCTION asked_price(is_product_active boolean, is_variant_active boolean, price_piastres bigint) RETURNS bigint
  LANGUAGE sql IMMUTABLE AS $$ SELECT CASE WHEN is_product_active AND is_variant_active THEN price_piastres END $$;
--> statement-breakpoint
-- `clock_timestamp`: of two transactions that change a variant, the later one has the later moment, because rows are locked.
CREATE FUNCTION note_variant_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO variant_prices (variant_id, price_piastres, from_at)
    SELECT after.id, asked_price(p.is_active, after.is_active, after.price_piastres), clock_timestamp()
    FROM after JOIN products p ON p.id = after.product_id;
  ELSE
    INSERT INTO variant_prices (variant_id, price_piastres, from_at)
    SELECT after.id, asked_price(p.is_active, after.is_active, after.price_piastres), clock_timestamp()
    FROM before JOIN after USING (id) JOIN products p ON p.id = after.product_id
    WHERE asked_price(p.is_active, before.is_active, before.price_piastres)
      IS DISTINCT FROM asked_price(p.is_active, after.is_active, after.price_piastres);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER variants_note_first_price AFTER INSERT ON variants
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_variant_prices();
--> statement-breakpoint
CREATE TRIGGER variants_note_price AFTER UPDATE ON variants
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_variant_prices();
--> statement-breakpoint
-- Most changes of products are others: they do not touch the variants. An array, because a planner that may stop at the first row
-- compares every row with every other.
CREATE FUNCTION note_product_prices() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE switched bigint[];
BEGIN
  SELECT array_agg(after.id) INTO switched FROM before JOIN after USING (id) WHERE before.is_active <> after.is_active;
  IF switched IS NULL THEN RETURN NULL; END IF;
  INSERT INTO variant_prices (variant_id, price_piastres, from_at)
  SELECT v.id, asked_price(p.is_active, v.is_active, v.price_piastres), clock_timestamp()
  FROM variants v JOIN products p ON p.id = v.product_id WHERE v.product_id = ANY (switched) AND v.is_active;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_note_prices AFTER UPDATE ON products
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_product_prices();
--> statement-breakpoint
-- The lowest price that was asked in the 30 days before a moment. Null where nobody was asked a price 30 days before: then there
-- is no price to compare with. 720 hours, because a day of the clock change has 23.
CREATE FUNCTION lowest_price(of_variant bigint, before_moment timestamptz) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN first.price_piastres IS NOT NULL THEN least(first.price_piastres, (
    SELECT min(later.price_piastres) FROM variant_prices later WHERE later.variant_id = of_variant
      AND later.from_at > before_moment - interval '720 hours' AND later.from_at < before_moment
  )) END
  FROM (
    SELECT price_piastres FROM variant_prices WHERE variant_id = of_variant AND from_at <= before_moment - interval '720 hours'
    ORDER BY from_at DESC, id DESC LIMIT 1
  ) AS first
$$;
--> statement-breakpoint
-- What was asked before is not known, so the history begins now.
INSERT INTO variant_prices (variant_id, price_piastres, from_at)
SELECT v.id, asked_price(p.is_active, v.is_active, v.price_piastres), now()
FROM variants v JOIN products p ON p.id = v.product_id ORDER BY v.id;
