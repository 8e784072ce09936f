DROP INDEX "audit_entries_words_idx";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "label_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "label_ar" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "group_id" bigint;--> statement-breakpoint
CREATE INDEX "audit_entries_at_idx" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_listed_idx" ON "audit_entries" USING btree ("id") WHERE group_id is null;--> statement-breakpoint
CREATE INDEX "audit_entries_group_idx" ON "audit_entries" USING btree ("group_id","id") WHERE group_id is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_words_idx" ON "audit_entries" USING gin (fold_person("action" || ' ' || "entity" || ' ' || "entity_id" || ' ' || "label_en" || ' ' || "label_ar") gin_trgm_ops);
--> statement-breakpoint
-- What a thing of the audit log is called now. Never a person: nothing is ever erased from the log.
CREATE FUNCTION audit_label(entity text, entity_id text) RETURNS TABLE (en text, ar text) LANGUAGE plpgsql STABLE AS $$
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
  END IF;
END
$$;
--> statement-breakpoint
ALTER TABLE audit_entries DISABLE TRIGGER audit_entries_keep;
--> statement-breakpoint
UPDATE audit_entries a SET label_en = label.en, label_ar = label.ar
FROM (SELECT e.id, l.en, l.ar FROM audit_entries e CROSS JOIN LATERAL audit_label(e.entity, e.entity_id) l) AS label
WHERE label.id = a.id;
--> statement-breakpoint
-- All entries of an import are of one moment, that of its transaction: the first of them stands for the others.
UPDATE audit_entries a SET group_id = led.first
FROM (SELECT e.at, e.actor_id, min(e.id) AS first FROM audit_entries e WHERE e.action = 'imported' GROUP BY 1, 2) AS led
WHERE a.action = 'imported' AND a.at = led.at AND a.actor_id IS NOT DISTINCT FROM led.actor_id AND a.id <> led.first;
--> statement-breakpoint
ALTER TABLE audit_entries ENABLE TRIGGER audit_entries_keep;
