ALTER TABLE "offers" DROP CONSTRAINT "offers_scope_check";--> statement-breakpoint
ALTER TABLE "offers" DROP CONSTRAINT "offers_targets_check";--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "fact_id" bigint;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "fact_kind" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "fact_choice_id" bigint;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "fact_flag" boolean;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "fact_min" numeric(14, 3);--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "fact_max" numeric(14, 3);--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_fact_fk" FOREIGN KEY ("fact_id","fact_kind") REFERENCES "public"."facts"("id","kind") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_fact_choice_fk" FOREIGN KEY ("fact_choice_id","fact_id") REFERENCES "public"."fact_choices"("id","fact_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offers_fact_idx" ON "offers" USING btree ("fact_id") WHERE fact_id is not null;--> statement-breakpoint
CREATE INDEX "offers_fact_choice_idx" ON "offers" USING btree ("fact_choice_id") WHERE fact_choice_id is not null;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_fact_check" CHECK (case when "offers"."scope" <> 'facts'
        then num_nonnulls("offers"."fact_id", "offers"."fact_kind", "offers"."fact_choice_id", "offers"."fact_flag", "offers"."fact_min", "offers"."fact_max") = 0
        else "offers"."fact_id" is not null and "offers"."fact_kind" is not null end);--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_fact_value_check" CHECK (case "offers"."fact_kind"
        when 'number' then num_nonnulls("offers"."fact_min", "offers"."fact_max") > 0 and num_nonnulls("offers"."fact_choice_id", "offers"."fact_flag") = 0
        when 'choice' then "offers"."fact_choice_id" is not null and num_nonnulls("offers"."fact_flag", "offers"."fact_min", "offers"."fact_max") = 0
        when 'flag' then "offers"."fact_flag" is not null and num_nonnulls("offers"."fact_choice_id", "offers"."fact_min", "offers"."fact_max") = 0
        else "offers"."fact_kind" is null end);--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_fact_range_check" CHECK ("offers"."fact_min" <= "offers"."fact_max");--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_scope_check" CHECK ("offers"."scope" in ('products', 'categories', 'types', 'facts'));--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_targets_check" CHECK ((cardinality("offers"."target_ids") > 0) = ("offers"."scope" <> 'facts'));--> statement-breakpoint

-- 1. Whether a product has the value that an offer is over. It reads the facts, so it is called where an offer is over one, and nowhere else.
CREATE FUNCTION has_offered_fact(of_product bigint, of_fact bigint, of_choice bigint, of_flag boolean, lowest numeric, highest numeric)
  RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM product_facts pf WHERE pf.product_id = of_product AND pf.fact_id = of_fact
      AND coalesce(pf.choice_id = of_choice, pf.flag = of_flag, pf.number BETWEEN coalesce(lowest, pf.number) AND coalesce(highest, pf.number))
  )
$$;
--> statement-breakpoint
-- The one rule which products an offer covers. The function of before stays for processes of the previous release.
CREATE FUNCTION offer_covers(scope text, target_ids bigint[], left_out_ids bigint[], fact_id bigint, choice_id bigint, flag boolean,
  lowest numeric, highest numeric, product_id bigint, category_id bigint, type_id bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT product_id <> ALL (left_out_ids) AND CASE scope
    WHEN 'facts' THEN has_offered_fact(product_id, fact_id, choice_id, flag, lowest, highest)
    ELSE coalesce(CASE scope WHEN 'products' THEN product_id WHEN 'categories' THEN category_id ELSE type_id END = ANY (target_ids), false)
  END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION acting_offer(of_variant bigint, of_product bigint, regular bigint) RETURNS TABLE (
  id bigint, price bigint, struck bigint, ends_at timestamptz
) LANGUAGE sql STABLE AS $$
  SELECT acting.id, acting.price, CASE WHEN past.lowest > acting.price THEN past.lowest END, acting.ends_at
  FROM (
    SELECT o.id, o.starts_at, o.ends_at, made.price
    FROM offers o JOIN products p ON p.id = of_product
      CROSS JOIN LATERAL (SELECT offer_price(o.kind, o.value, o.floor_piastres, o.ends_in_nine, regular)) AS made (price)
    WHERE o.started_at IS NOT NULL AND o.ended_at IS NULL AND made.price IS NOT NULL
      AND offer_covers(o.scope, o.target_ids, o.left_out_ids, o.fact_id, o.fact_choice_id, o.fact_flag, o.fact_min, o.fact_max,
        p.id, p.category_id, p.type_id)
    ORDER BY o.priority DESC, made.price, o.id LIMIT 1
  ) AS acting CROSS JOIN LATERAL (SELECT lowest_price(of_variant, acting.starts_at)) AS past (lowest)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_prices_of_offers(offer_ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_prices(array(
    SELECT v.id FROM variants v JOIN products p ON p.id = v.product_id
    WHERE v.offer_id = ANY (offer_ids) OR EXISTS (
      SELECT FROM offers o
      WHERE o.id = ANY (offer_ids) AND offer_covers(o.scope, o.target_ids, o.left_out_ids, o.fact_id, o.fact_choice_id, o.fact_flag,
        o.fact_min, o.fact_max, p.id, p.category_id, p.type_id)
    )
  ));
END $$;
--> statement-breakpoint
-- 2. A product whose fact changes may gain or lose an offer, as one that gets another category.
CREATE FUNCTION product_facts_priced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE moved bigint[];
BEGIN
  SELECT array_agg(DISTINCT v.id) INTO moved
  FROM changed JOIN offers o ON o.fact_id = changed.fact_id
    JOIN products p ON p.id = changed.product_id JOIN variants v ON v.product_id = p.id
  WHERE o.started_at IS NOT NULL AND o.ended_at IS NULL;
  IF moved IS NOT NULL THEN PERFORM refresh_prices(moved); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_facts_inserted_price AFTER INSERT ON product_facts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_facts_priced();
--> statement-breakpoint
CREATE TRIGGER product_facts_updated_price AFTER UPDATE ON product_facts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_facts_priced();
--> statement-breakpoint
CREATE TRIGGER product_facts_deleted_price AFTER DELETE ON product_facts
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_facts_priced();
