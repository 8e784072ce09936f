CREATE TABLE "searches" (
	"day" date NOT NULL,
	"query" text NOT NULL,
	"typed" text NOT NULL,
	"language" text,
	"count" integer NOT NULL,
	"empty" integer DEFAULT 0 NOT NULL,
	"gave_way" integer DEFAULT 0 NOT NULL,
	"not_sold" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "searches_day_query_pk" PRIMARY KEY("day","query"),
	CONSTRAINT "searches_language_check" CHECK ("searches"."language" in ('en', 'ar')),
	CONSTRAINT "searches_count_check" CHECK ("searches"."count" >= 0 and "searches"."clicks" >= 0),
	CONSTRAINT "searches_outcomes_check" CHECK ("searches"."empty" between 0 and "searches"."count" and "searches"."gave_way" between 0 and "searches"."count" and "searches"."not_sold" between 0 and "searches"."count"),
	CONSTRAINT "searches_no_numbers_check" CHECK ("searches"."query" !~ '[0-9٠١٢٣٤٥٦٧٨٩]{8}' and "searches"."typed" !~ '[0-9٠١٢٣٤٥٦٧٨٩]{8}')
);
--> statement-breakpoint
CREATE TABLE "search_pins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_pins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"queries" text[] NOT NULL,
	"terms" text[] NOT NULL,
	"product_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_pins_terms_check" CHECK (cardinality("search_pins"."terms") between 1 and 200 and array_position("search_pins"."terms", null) is null and array_position("search_pins"."terms", '') is null),
	CONSTRAINT "search_pins_queries_check" CHECK (cardinality("search_pins"."queries") between 1 and 200 and array_position("search_pins"."queries", null) is null and array_position("search_pins"."queries", '') is null),
	CONSTRAINT "search_pins_place_check" CHECK ("search_pins"."place" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "search_redirects" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_redirects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"queries" text[] NOT NULL,
	"terms" text[] NOT NULL,
	"path" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_redirects_terms_check" CHECK (cardinality("search_redirects"."terms") between 1 and 200 and array_position("search_redirects"."terms", null) is null and array_position("search_redirects"."terms", '') is null),
	CONSTRAINT "search_redirects_queries_check" CHECK (cardinality("search_redirects"."queries") between 1 and 200 and array_position("search_redirects"."queries", null) is null and array_position("search_redirects"."queries", '') is null),
	CONSTRAINT "search_redirects_path_check" CHECK ("search_redirects"."path" ~ '^/([^/\\].*)?$')
);
--> statement-breakpoint
CREATE TABLE "search_synonym_defaults" (
	"name" text PRIMARY KEY NOT NULL,
	"synonym_id" bigint,
	"version" integer NOT NULL,
	CONSTRAINT "search_synonym_defaults_synonym_key" UNIQUE("synonym_id"),
	CONSTRAINT "search_synonym_defaults_version_check" CHECK ("search_synonym_defaults"."version" > 0)
);
--> statement-breakpoint
INSERT INTO searches (day, query, typed, count, empty)
SELECT day, query, query, count, count FROM empty_searches WHERE count > 0 AND query !~ '[0-9٠١٢٣٤٥٦٧٨٩]{8}';
--> statement-breakpoint
DROP TABLE "empty_searches";--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD COLUMN "is_appliance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD COLUMN "types" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD COLUMN "near_types" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "search_pins" ADD CONSTRAINT "search_pins_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_synonym_defaults" ADD CONSTRAINT "search_synonym_defaults_synonym_id_search_synonyms_id_fk" FOREIGN KEY ("synonym_id") REFERENCES "public"."search_synonyms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_pins_product_idx" ON "search_pins" USING btree ("product_id");--> statement-breakpoint
-- A group without a term means nothing.
DELETE FROM search_synonyms WHERE cardinality(terms) = 0;
--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_terms_check" CHECK (cardinality("search_synonyms"."terms") between 1 and 200 and array_position("search_synonyms"."terms", null) is null and array_position("search_synonyms"."terms", '') is null);--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_types_check" CHECK (cardinality("search_synonyms"."types") <= 20 and array_position("search_synonyms"."types", null) is null
        and array_to_string("search_synonyms"."types", ',') ~ '^([a-z][a-z0-9_-]{1,39}(,[a-z][a-z0-9_-]{1,39})*)?$');--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_near_types_check" CHECK (cardinality("search_synonyms"."near_types") <= 20 and array_position("search_synonyms"."near_types", null) is null
        and array_to_string("search_synonyms"."near_types", ',') ~ '^([a-z][a-z0-9_-]{1,39}(,[a-z][a-z0-9_-]{1,39})*)?$');
--> statement-breakpoint
-- Groups that are as the shop wrote them are known by their hash: later defaults may change these, and no others.
INSERT INTO search_synonym_defaults (name, synonym_id, version)
SELECT DISTINCT ON (english[1]) english[1], id, 1 FROM search_synonyms
WHERE md5(array_to_string(english, ',') || '|' || array_to_string(arabic, ',') || '|' || array_to_string(franco, ',')) IN (
      '668f784421b4d91e8198ed4db94cf059', '4afb2e79b49cc0f3548b9e35697d9471', 'f0bf25742f7ba03c6a7449ccb0fe00fa', '45eb3960152d1766cae488a2264c6d1a',
      'db29e06a941aa8985e773a82cde022d0', '27cdf1809f0904a9433fb901deceb3fc', '591fec5cd5f56a4d00667e74cfd89cb3', '0fe0f07cd2dc871c7839fe5e6bd793e8',
      '1246050041a466af6f791f493b4ff70b', 'ef97f586dc4efe73017438a66f4e1276', 'be8e116c128080ec34a0e46be4481a4d', '0de3ab91e5212d2baf4fadcd9eeff601',
      'efac6976395a88b724ca184c44fb02f5', '756c3cf4ee49b862bd96b4bbeb923ec9', '20e756a21cb4f8c788a671a001f8fba2', 'ef32af94959eab0808add1b8c96d7a2b',
      '1a121dff9b80996a091906c73ece8d36', 'd2af380c33624fb4c17655999cdc0b24', '562219b273689a1511119772ded89881', 'cbebd081c24921b462ec613973c79f7f',
      '61a9843b1394447c7b2437a33b21f6e4', 'a75867a1b26673dcd9f16d3d03811bb3', 'c4b2c6890fc5302f5f36091322bc1d02', '8288cab9222867134675d7833ec811de',
      '745ea945500ac6812a60fe0a025aae1b', '366451605fc2eb7b979e69f228faf059', 'a04cf85be189352976a2df0f8fcff1b1', '3e119168bebc2fa70657019a3ffe9cd9',
      '3a62bc5cf4bdb42ad6f0336ce8379b2e', 'dd0ae2c2e4af747bcba08bdc47098d80', '2661651d584ccd916d4a47ec37612ce7', '36b6dc40af3bb2b22e4a803a191a1444',
      'd2eaa5c832fe5f59f783f776f22f70bb', '9340e20a8767b74c65e5cb535f3f39b6', 'dbd7c18692fb2b3940b6671c97f85a38', '330ba6232269709f5813053cc40aca00',
      'a35e9a8382bd90d2cb1a3e7d8bb13d9e', 'ba4ef4f8cf593b09726e1c1bc1e2f359', '47aa54a6ceff2519a23fe57117bb5519', '7bf702cf2db4bec360a183c165a53e07',
      'e5bfc6c9c82f22930e5ff84a5351e11a', 'e90dffdb8822f6dc4ed827abe2795361', '1b49f4d16f6dc4be5aff83470163b22e', '1e9eae31d7960328111f743224e3eecf',
      'a01001a45f96865f658d581dac1caf66', '31e4d3f9c075d199bdea53e4c88d543e', 'a1741ca53fc23cb6e72361fa98dc8f29', 'bf394666c3c9b660993e5973c161ff20',
      'a4e2e408eb078f770a24d875348f50c6', '88fe3e74bfef5c2f077a889d22f936c9', 'c3b869f9cc0ec14bc8f1e098b639d44c', 'c8080d2666ed87ca950aaf29cd9b1998',
      'd0f90cdb02f8f05fc25f3239ad48a325', '2382bb4d677e14c53ffbd1a3e5946f55', '8278029b13e800a416b999c849760da4', 'dddec1f885592f1c1f2d838b5eef2354',
      '97ac1dbfc5cf433f418ee6c752b73b8f', '007a0f644c2c1479a703d4bb8f2c8bee', '97c18200a117d77ab7e259e5c3f30718', 'f20522c5c05c76389bee9c7834c602e7',
      '617c0b59dce78680ce11dca693b9d60e', '3c6135d9d99cdc31ce043a7239924ae7', '1b036a51e47d31ee37a027134552543d', '1d36204f7e72de4bd0e286c3a659cb2c',
      '872c73ac90a3219fcd4610dbec9cda89', '69d36a980e6119bb4b063bd794081860', '86c62dc077aefee520b2147c6695c471', 'b45d8d355a76d4e4c13603cdb7d20dae',
      'b1dd703ce443419e7fd1a7911c6aa3f5', 'ccf83ea5d9c8927c73392fa52881db43', '1cf11da64bf6700c112d610bf05b5db3'
)
ORDER BY english[1], id;
--> statement-breakpoint
-- The defaults that staff have changed or removed: they are not given again.
INSERT INTO search_synonym_defaults (name, synonym_id, version)
SELECT name, NULL, 1 FROM unnest(ARRAY[
  'Nawwar', 'Turkish coffee maker', 'air conditioner', 'air cooler', 'air fryer', 'automatic washer', 'blender',
  'ceiling fan', 'chopper', 'citrus press', 'coffee maker', 'cooker hood', 'cooker', 'cordless vacuum', 'deep freezer',
  'deep fryer', 'defrost', 'desk fan', 'dishwasher', 'dryer', 'electric pressure cooker', 'electric', 'fan heater', 'fan',
  'food processor', 'garment steamer', 'gas water heater', 'gooseneck kettle', 'grinder', 'hair dryer',
  'hair straightener', 'half automatic', 'hand blender', 'hand mixer', 'heater', 'hob', 'hot plate', 'inverter', 'iron',
  'juicer', 'kettle', 'meat grinder', 'microwave', 'no frost', 'oil radiator', 'oven', 'refrigerator', 'rice cooker',
  'robot vacuum', 'sandwich maker', 'scale', 'shaver', 'slow cooker', 'stabilizer', 'stainless steel', 'stand fan',
  'stand mixer', 'steam press', 'television', 'toaster', 'tower fan', 'vacuum cleaner', 'ventilating fan', 'waffle maker',
  'wall fan', 'washing machine', 'water dispenser', 'water filter', 'water heater'
]) AS name
WHERE EXISTS (SELECT FROM search_synonyms) ON CONFLICT (name) DO NOTHING;
--> statement-breakpoint
-- `search_definitions` tells every process to read the meanings of words anew; answers that were made with the old ones are dropped.
DO $$
DECLARE
  watched text;
  event record;
BEGIN
  FOREACH watched IN ARRAY ARRAY['search_synonyms', 'search_pins', 'search_redirects'] LOOP
    FOR event IN SELECT * FROM (VALUES
      ('INSERT', 'inserted', 'NEW'), ('UPDATE', 'updated', 'NEW'), ('DELETE', 'deleted', 'OLD')
    ) AS list (kind, past, rows) LOOP
      EXECUTE format(
        'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_change(''catalog search_definitions'')',
        watched || '_' || event.past, event.kind, watched, event.rows
      );
    END LOOP;
  END LOOP;
END $$;
--> statement-breakpoint
-- As before, and what staff change of the search.
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
  ELSIF entity = 'search_synonym' THEN
    RETURN QUERY SELECT coalesce(s.english[1], s.arabic[1], s.franco[1]), coalesce(s.arabic[1], s.english[1], s.franco[1])
      FROM search_synonyms s WHERE s.id = wanted;
  ELSIF entity = 'search_pin' THEN
    RETURN QUERY SELECT p.queries[1], p.queries[1] FROM search_pins p WHERE p.id = wanted;
  ELSIF entity = 'search_redirect' THEN
    RETURN QUERY SELECT r.queries[1], r.queries[1] FROM search_redirects r WHERE r.id = wanted;
  END IF;
END
$$;
