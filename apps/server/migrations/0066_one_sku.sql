-- Spellings of a SKU that look alike are one SKU: case, width, the kind of dash, Arabic digits and invisible marks do not count. The
-- contract has the same rule (`foldSku`), and a test compares both.
CREATE FUNCTION fold_sku(sku text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(btrim(regexp_replace(regexp_replace(regexp_replace(
  translate(normalize(sku, NFKC), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'),
  '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U00013441\U00013442\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'),
  '[\u02d7\u058a\u05be\u0640\u1400\u1806\u2010-\u2015\u2043\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead]', '-', 'g'),
  '\s+', ' ', 'g')));
--> statement-breakpoint
-- Of products that already share a SKU one keeps it: the one on sale, else the oldest. The others get their id behind it, and the
-- record of changes says so. Nothing else about them changes.
DO $$
DECLARE
  twin record;
  changed text;
BEGIN
  FOR twin IN
    SELECT id, sku FROM (
      SELECT id, sku, row_number() OVER (PARTITION BY fold_sku(sku) ORDER BY is_active DESC, id) AS place FROM products
    ) AS placed WHERE place > 1 ORDER BY id
  LOOP
    changed := twin.sku || '-' || twin.id;
    WHILE EXISTS (SELECT FROM products WHERE fold_sku(sku) = fold_sku(changed)) LOOP
      changed := changed || '-2';
    END LOOP;
    UPDATE products SET sku = changed, version = version + 1, updated_at = now() WHERE id = twin.id;
    INSERT INTO audit_entries (action, entity, entity_id, before, after)
    VALUES ('updated', 'product', twin.id::text, jsonb_build_object('sku', twin.sku), jsonb_build_object('sku', changed));
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE UNIQUE INDEX "products_sku_key" ON "products" USING btree (fold_sku("sku"));
