CREATE TABLE "fact_choices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fact_choices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fact_id" bigint NOT NULL,
	"key" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "fact_choices_key_key" UNIQUE("fact_id","key"),
	CONSTRAINT "fact_choices_id_fact_key" UNIQUE("id","fact_id"),
	CONSTRAINT "fact_choices_key_check" CHECK ("fact_choices"."key" ~ '^[a-z0-9][a-z0-9_-]{0,39}$'),
	CONSTRAINT "fact_choices_name_en_check" CHECK (btrim("fact_choices"."name_en") <> ''),
	CONSTRAINT "fact_choices_name_ar_check" CHECK (btrim("fact_choices"."name_ar") <> '')
);
--> statement-breakpoint
CREATE TABLE "fact_scopes" (
	"fact_id" bigint NOT NULL,
	"type_id" bigint,
	"category_id" bigint,
	CONSTRAINT "fact_scopes_fact_key" UNIQUE NULLS NOT DISTINCT("fact_id","type_id","category_id"),
	CONSTRAINT "fact_scopes_one_check" CHECK (num_nonnulls("fact_scopes"."type_id", "fact_scopes"."category_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"kind" text NOT NULL,
	"unit" text,
	"group" text NOT NULL,
	"better" text,
	"min_value" numeric(14, 3),
	"max_value" numeric(14, 3),
	"is_key" boolean DEFAULT false NOT NULL,
	"in_card" boolean DEFAULT false NOT NULL,
	"in_facets" boolean DEFAULT false NOT NULL,
	"in_comparison" boolean DEFAULT false NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "facts_key_unique" UNIQUE("key"),
	CONSTRAINT "facts_id_kind_key" UNIQUE("id","kind"),
	CONSTRAINT "facts_key_check" CHECK ("facts"."key" ~ '^[a-z][a-z0-9_]{1,39}$'),
	CONSTRAINT "facts_name_en_check" CHECK (btrim("facts"."name_en") <> ''),
	CONSTRAINT "facts_name_ar_check" CHECK (btrim("facts"."name_ar") <> ''),
	CONSTRAINT "facts_kind_check" CHECK ("facts"."kind" in ('number', 'choice', 'flag', 'text')),
	CONSTRAINT "facts_group_check" CHECK ("facts"."group" in ('capacity', 'power', 'use', 'cleaning', 'build', 'comfort', 'safety', 'box')),
	CONSTRAINT "facts_unit_check" CHECK ("facts"."unit" in ('W', 'kW', 'kWh_year', 'L', 'ml', 'kg', 'g', 'bar', 'Pa', 'm', 'cm', 'mm', 'inch', 'm2', 'dBA', 'min', 'h', 'celsius', 'rpm', 'people', 'pieces')),
	CONSTRAINT "facts_better_check" CHECK ("facts"."better" in ('more', 'less')),
	CONSTRAINT "facts_number_check" CHECK ("facts"."kind" = 'number' or num_nonnulls("facts"."unit", "facts"."better", "facts"."min_value", "facts"."max_value") = 0),
	CONSTRAINT "facts_bounds_check" CHECK ("facts"."min_value" <= "facts"."max_value")
);
--> statement-breakpoint
CREATE TABLE "product_facts" (
	"product_id" bigint NOT NULL,
	"fact_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"number" numeric(14, 3),
	"choice_id" bigint,
	"flag" boolean,
	"text_en" text,
	"text_ar" text,
	CONSTRAINT "product_facts_product_id_fact_id_pk" PRIMARY KEY("product_id","fact_id"),
	CONSTRAINT "product_facts_kind_check" CHECK (case "product_facts"."kind"
        when 'number' then "product_facts"."number" is not null and num_nonnulls("product_facts"."choice_id", "product_facts"."flag", "product_facts"."text_en", "product_facts"."text_ar") = 0
        when 'choice' then "product_facts"."choice_id" is not null and num_nonnulls("product_facts"."number", "product_facts"."flag", "product_facts"."text_en", "product_facts"."text_ar") = 0
        when 'flag' then "product_facts"."flag" is not null and num_nonnulls("product_facts"."number", "product_facts"."choice_id", "product_facts"."text_en", "product_facts"."text_ar") = 0
        when 'text' then num_nonnulls("product_facts"."text_en", "product_facts"."text_ar") = 2 and num_nonnulls("product_facts"."number", "product_facts"."choice_id", "product_facts"."flag") = 0
        else false end),
	CONSTRAINT "product_facts_text_en_check" CHECK (btrim("product_facts"."text_en") <> ''),
	CONSTRAINT "product_facts_text_ar_check" CHECK (btrim("product_facts"."text_ar") <> '')
);
--> statement-breakpoint
CREATE TABLE "product_types" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"category_id" bigint,
	"clearance_side_mm" integer DEFAULT 0 NOT NULL,
	"clearance_back_mm" integer DEFAULT 0 NOT NULL,
	"clearance_top_mm" integer DEFAULT 0 NOT NULL,
	"minutes_a_day" integer,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_types_key_unique" UNIQUE("key"),
	CONSTRAINT "product_types_key_check" CHECK ("product_types"."key" ~ '^[a-z][a-z0-9_-]{1,39}$'),
	CONSTRAINT "product_types_name_en_check" CHECK (btrim("product_types"."name_en") <> ''),
	CONSTRAINT "product_types_name_ar_check" CHECK (btrim("product_types"."name_ar") <> ''),
	CONSTRAINT "product_types_clearance_check" CHECK ("product_types"."clearance_side_mm" >= 0 and "product_types"."clearance_back_mm" >= 0 and "product_types"."clearance_top_mm" >= 0),
	CONSTRAINT "product_types_minutes_check" CHECK ("product_types"."minutes_a_day" between 1 and 1440)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "type_id" bigint;--> statement-breakpoint
ALTER TABLE "fact_choices" ADD CONSTRAINT "fact_choices_fact_id_facts_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_scopes" ADD CONSTRAINT "fact_scopes_fact_id_facts_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_scopes" ADD CONSTRAINT "fact_scopes_type_id_product_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."product_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_scopes" ADD CONSTRAINT "fact_scopes_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_facts" ADD CONSTRAINT "product_facts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_facts" ADD CONSTRAINT "product_facts_fact_fk" FOREIGN KEY ("fact_id","kind") REFERENCES "public"."facts"("id","kind") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_facts" ADD CONSTRAINT "product_facts_choice_fk" FOREIGN KEY ("choice_id","fact_id") REFERENCES "public"."fact_choices"("id","fact_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_types" ADD CONSTRAINT "product_types_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fact_scopes_type_idx" ON "fact_scopes" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "fact_scopes_category_idx" ON "fact_scopes" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "product_facts_fact_idx" ON "product_facts" USING btree ("fact_id","product_id");--> statement-breakpoint
CREATE INDEX "product_facts_choice_idx" ON "product_facts" USING btree ("choice_id") WHERE choice_id is not null;--> statement-breakpoint
CREATE INDEX "product_types_category_idx" ON "product_types" USING btree ("category_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_type_id_product_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."product_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_type_idx" ON "products" USING btree ("type_id","id") WHERE type_id is not null;--> statement-breakpoint
-- Any of these may change which products a list shows and what each product says, so all answers of the catalogue are dropped.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['product_types', 'facts', 'fact_choices', 'fact_scopes', 'product_facts'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_change(%L)', name || '_inserted', name, 'catalog');
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_change(%L)', name || '_updated', name, 'catalog');
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_change(%L)', name || '_deleted', name, 'catalog');
  END LOOP;
END $$;
--> statement-breakpoint
-- As before, and the names of facts and types.
CREATE OR REPLACE FUNCTION audit_label(entity text, entity_id text) RETURNS TABLE (en text, ar text) LANGUAGE plpgsql STABLE AS $$
DECLARE
  wanted bigint := CASE WHEN entity_id ~ '^\d{1,18}$' THEN entity_id::bigint END;
BEGIN
  IF entity = 'order' AND entity_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN
    RETURN QUERY SELECT 'NW-' || o.number, 'NW-' || o.number FROM orders o WHERE o.id = entity_id::uuid;
  ELSIF entity = 'payment_problem' THEN
    RETURN QUERY SELECT 'NW-' || o.number, 'NW-' || o.number
      FROM payment_problems p JOIN payments m ON m.id = p.payment_id JOIN orders o ON o.id = m.reference WHERE p.id = wanted;
  ELSIF entity = 'product' THEN
    -- An import names products by SKU, and categories by key.
    RETURN QUERY SELECT p.sku || ' ' || p.name_en, p.sku || ' ' || p.name_ar FROM products p
      WHERE p.id = wanted OR p.sku = entity_id ORDER BY p.sku = entity_id DESC LIMIT 1;
  ELSIF entity = 'stock' THEN
    RETURN QUERY SELECT concat_ws(' ', p.sku, p.name_en, v.name_en), concat_ws(' ', p.sku, p.name_ar, v.name_ar)
      FROM variants v JOIN products p ON p.id = v.product_id WHERE v.id = wanted;
  ELSIF entity = 'category' THEN
    RETURN QUERY SELECT c.name_en, c.name_ar FROM categories c
      WHERE c.id = wanted OR c.key = entity_id ORDER BY c.key = entity_id DESC LIMIT 1;
  ELSIF entity = 'banner' THEN
    RETURN QUERY SELECT a.title_en, a.title_ar FROM advertisements a WHERE a.id = wanted;
  ELSIF entity = 'fact' THEN
    RETURN QUERY SELECT f.name_en, f.name_ar FROM facts f WHERE f.id = wanted;
  ELSIF entity = 'product_type' THEN
    RETURN QUERY SELECT t.name_en, t.name_ar FROM product_types t WHERE t.id = wanted;
  END IF;
END
$$;
