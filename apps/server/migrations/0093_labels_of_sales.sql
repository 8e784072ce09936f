-- Offers, coupons and carriers are named in the audit log, too.
CREATE OR REPLACE FUNCTION audit_label(entity text, entity_id text) RETURNS TABLE (en text, ar text) LANGUAGE plpgsql STABLE AS $$
DECLARE
  wanted bigint := CASE WHEN entity_id ~ '^\d{1,18}$' THEN entity_id::bigint END;
BEGIN
  IF entity = 'order' AND entity_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN
    RETURN QUERY SELECT 'NW-' || o.number, 'NW-' || o.number FROM orders o WHERE o.id = entity_id::uuid;
  ELSIF entity = 'return' AND entity_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN
    RETURN QUERY SELECT 'RT-' || r.number || ' NW-' || o.number, 'RT-' || r.number || ' NW-' || o.number
      FROM returns r JOIN orders o ON o.id = r.order_id WHERE r.id = entity_id::uuid;
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
  ELSIF entity = 'offer' THEN
    RETURN QUERY SELECT o.name_en, o.name_ar FROM offers o WHERE o.id = wanted;
  ELSIF entity = 'coupon' THEN
    RETURN QUERY SELECT c.code, c.code FROM coupons c WHERE c.id = wanted;
  ELSIF entity = 'carrier' THEN
    RETURN QUERY SELECT c.name_en, c.name_ar FROM carriers c WHERE c.id = wanted;
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
