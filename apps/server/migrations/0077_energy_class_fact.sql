-- The lock of definitions, before any row: a product that is being saved would lose the class, which it does not know as a fact.
SELECT pg_advisory_xact_lock(7201916);--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_energy_class_check";--> statement-breakpoint
ALTER TABLE "fact_choices" DROP CONSTRAINT "fact_choices_key_check";--> statement-breakpoint
ALTER TABLE "fact_choices" ADD CONSTRAINT "fact_choices_key_check" CHECK ("fact_choices"."key" ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$');--> statement-breakpoint
UPDATE facts SET key = 'energy_class_of_staff', version = version + 1 WHERE key = 'energy_class';--> statement-breakpoint
-- A shop without types and facts gets the definition with the presets.
INSERT INTO facts (key, name_en, name_ar, kind, "group", in_facets, in_comparison, sort_order)
SELECT 'energy_class', 'Energy class', 'فئة كفاءة الطاقة', 'choice', 'power', true, true,
  coalesce((SELECT sort_order FROM facts WHERE key = 'energy_kwh_year'), (SELECT max(sort_order) + 1 FROM facts), 1)
WHERE EXISTS (SELECT FROM facts) OR EXISTS (SELECT FROM product_types) OR EXISTS (SELECT FROM products WHERE energy_class IS NOT NULL);--> statement-breakpoint
INSERT INTO fact_choices (fact_id, key, name_en, name_ar, sort_order)
SELECT f.id, letter, letter, letter, place
FROM facts f CROSS JOIN unnest(ARRAY['A', 'B', 'C', 'D', 'E', 'F', 'G']) WITH ORDINALITY AS class (letter, place)
WHERE f.key = 'energy_class';--> statement-breakpoint
INSERT INTO fact_scopes (fact_id, type_id, category_id)
SELECT f.id, t.id, NULL::bigint FROM facts f CROSS JOIN product_types t
WHERE f.key = 'energy_class' AND (t.key IN ('electric-oven', 'stand-fan', 'desk-fan', 'tower-fan', 'water-dispenser')
  OR EXISTS (SELECT FROM products p WHERE p.type_id = t.id AND p.energy_class IS NOT NULL))
UNION
SELECT f.id, NULL, p.category_id FROM facts f CROSS JOIN products p
WHERE f.key = 'energy_class' AND p.energy_class IS NOT NULL AND p.type_id IS NULL;--> statement-breakpoint
INSERT INTO product_facts (product_id, fact_id, kind, choice_id)
SELECT p.id, f.id, 'choice', c.id
FROM products p JOIN facts f ON f.key = 'energy_class' JOIN fact_choices c ON c.fact_id = f.id AND c.key = p.energy_class;--> statement-breakpoint
-- A form that was opened before does not have it among the facts: its save is refused as one of an older version.
UPDATE products SET version = version + 1 WHERE energy_class IS NOT NULL;
