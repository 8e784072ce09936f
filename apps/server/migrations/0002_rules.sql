-- 1. Stock: the ledger is the truth, and `variants.stock` its sum. `stock` is never written but by the ledger.

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is not allowed: write a stock movement instead', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_movements_keep BEFORE UPDATE OR DELETE ON stock_movements
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER variants_stock_begin BEFORE INSERT ON variants
  FOR EACH ROW WHEN (NEW.stock <> 0) EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Depth 1 is a statement of a client; the ledger's own update runs inside its trigger, one deeper.
CREATE TRIGGER variants_stock_keep BEFORE UPDATE OF stock ON variants
  FOR EACH ROW WHEN (OLD.stock <> NEW.stock AND pg_trigger_depth() < 1) EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- 2. News: every process listens to `shop_changed` and drops what it keeps of what has changed. A payload is a list of words with spaces between:
--    a kind of page (`catalog`, `ads`, `settings`, …), `product:<id>`, `count:<id>` (answers that show a count of units), `listed:1,2` (products to
--    read again for the lists, which are in memory), `list_definitions` and `search_definitions` (names have changed). A payload also names
--    the answers to drop: one message, so that no answer is made in between. It holds at most 8,000 bytes.

CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed) THEN PERFORM pg_notify('shop_changed', TG_ARGV[0]); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_product_change(product_ids bigint[]) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('shop_changed', CASE
    WHEN cardinality(product_ids) > 50 THEN 'catalog'
    ELSE (SELECT string_agg('product:' || id, ' ') FROM unnest(product_ids) AS id)
  END) WHERE cardinality(product_ids) > 0
$$;
--> statement-breakpoint
CREATE FUNCTION tell_listed(product_ids bigint[]) RETURNS void LANGUAGE sql AS $$
  -- A payload holds at most 8,000 bytes.
  SELECT pg_notify('shop_changed', 'catalog listed:' || string_agg(id::text, ','))
  FROM (SELECT id, (row_number() OVER () - 1) / 300 AS part FROM unnest(product_ids) AS id) AS numbered GROUP BY part
$$;
--> statement-breakpoint
-- NOTIFY takes a lock of the whole database at the commit. A sale therefore only writes what every process must be told; a statement of its
-- own tells it (`publishStockNews`). Stock that staff change is told in its own transaction, as all else that they change. What is sold out or
-- comes back is told as any change of listed products.
CREATE FUNCTION tell_stock_change(product_ids bigint[], listed_ids bigint[]) RETURNS void LANGUAGE sql AS $$
  -- A payload holds at most 8,000 bytes.
  SELECT pg_notify('shop_changed', string_agg('count:' || id, ' '))
  FROM (SELECT id, (row_number() OVER () - 1) / 300 AS part FROM unnest(product_ids) AS id WHERE id <> ALL (listed_ids)) AS numbered
  GROUP BY part;
  SELECT tell_listed(listed_ids);
$$;
--> statement-breakpoint
CREATE FUNCTION products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_listed(ARRAY(SELECT id FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION product_facts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_listed(ARRAY(SELECT DISTINCT product_id FROM changed));
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  watched record;
  event record;
BEGIN
  FOR watched IN SELECT * FROM (VALUES
    ('product_facts', 'product_facts_changed()'), ('product_pictures', 'tell_change(''catalog'')'),
    ('categories', 'tell_change(''catalog list_definitions'')'), ('product_types', 'tell_change(''catalog list_definitions'')'),
    ('facts', 'tell_change(''catalog list_definitions'')'), ('fact_choices', 'tell_change(''catalog list_definitions'')'),
    ('fact_scopes', 'tell_change(''catalog list_definitions'')'), ('search_synonyms', 'tell_change(''catalog search_definitions'')'),
    ('search_pins', 'tell_change(''catalog search_definitions'')'), ('search_redirects', 'tell_change(''catalog search_definitions'')'),
    ('offers', 'tell_change(''offers'')'), ('advertisements', 'tell_change(''ads'')'), ('videos', 'tell_change(''videos'')'),
    ('policies', 'tell_change(''policies'')'), ('contact_info', 'tell_change(''contacts'')'), ('shop_settings', 'tell_change(''settings'')'),
    ('delivery_zones', 'tell_change(''delivery'')'), ('delivery_settings', 'tell_change(''delivery'')'),
    ('delivery_holidays', 'tell_change(''delivery'')'), ('electricity_settings', 'tell_change(''electricity'')'),
    ('electricity_tariffs', 'tell_change(''electricity'')'), ('electricity_tiers', 'tell_change(''electricity'')')
  ) AS list (name, teller) LOOP
    FOR event IN SELECT * FROM (VALUES
      ('INSERT', 'inserted', 'NEW'), ('UPDATE', 'updated', 'NEW'), ('DELETE', 'deleted', 'OLD')
    ) AS list (kind, past, rows) LOOP
      EXECUTE format(
        'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %s',
        watched.name || '_' || event.past, event.kind, watched.name, event.rows, watched.teller
      );
    END LOOP;
  END LOOP;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_inserted AFTER INSERT ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
--> statement-breakpoint
CREATE TRIGGER products_updated AFTER UPDATE ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT
  WHEN (current_setting('shop.changed_by', true) IS DISTINCT FROM 'ledger') EXECUTE FUNCTION products_changed();
--> statement-breakpoint
CREATE TRIGGER products_deleted AFTER DELETE ON products
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
--> statement-breakpoint
-- 3. What a product repeats of its variants.

-- Lists sort and filter by the price that a card shows: that of the first colour in stock, else of the first colour. Null means all products.
CREATE FUNCTION derive_products(product_ids bigint[]) RETURNS TABLE (
  product_id bigint, price_piastres bigint, original_price_piastres bigint, is_offer boolean, is_in_stock boolean, hexes text[], hexes_in_stock text[]
) LANGUAGE sql STABLE AS $$
  SELECT products.id, coalesce(own.price_piastres, 0), own.original_price_piastres, coalesce(own.is_offer, false),
    coalesce(own.is_in_stock, false), coalesce(own.hexes, '{}'), coalesce(own.hexes_in_stock, '{}')
  FROM products CROSS JOIN LATERAL (
    SELECT (array_agg(v.price_piastres ORDER BY v.stock <= 0, v.sort_order, v.id))[1] AS price_piastres,
      (array_agg(v.original_price_piastres ORDER BY v.stock <= 0, v.sort_order, v.id))[1] AS original_price_piastres,
      bool_or(v.offer_id IS NOT NULL) AS is_offer,
      bool_or(v.stock > 0) AS is_in_stock,
      array_agg(v.hex ORDER BY v.sort_order, v.id) FILTER (WHERE v.hex IS NOT NULL) AS hexes,
      array_agg(v.hex ORDER BY v.sort_order, v.id) FILTER (WHERE v.hex IS NOT NULL AND v.stock > 0) AS hexes_in_stock
    FROM variants v WHERE v.product_id = products.id AND v.is_active
  ) AS own
  WHERE product_ids IS NULL OR products.id = ANY (product_ids)
$$;
--> statement-breakpoint
CREATE FUNCTION refresh_products(product_ids bigint[]) RETURNS void LANGUAGE plpgsql AS $$
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
CREATE FUNCTION variants_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
    SELECT array_agg(DISTINCT product_id), array_agg(DISTINCT product_id) FILTER (WHERE versions = 1)
    INTO told, derived
    FROM (
      SELECT product_id, count(*) AS versions FROM (
        SELECT id, product_id, hex, price_piastres, original_price_piastres, offer_id, is_active, sort_order, stock > 0 AS is_in_stock FROM before
        UNION ALL
        SELECT id, product_id, hex, price_piastres, original_price_piastres, offer_id, is_active, sort_order, stock > 0 FROM after
      ) AS version
      GROUP BY id, product_id, hex, price_piastres, original_price_piastres, offer_id, is_active, sort_order, is_in_stock
    ) AS variant;
  END IF;
  IF derived IS NOT NULL THEN PERFORM refresh_products(derived); END IF;
  PERFORM tell_product_change(told);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER variants_inserted AFTER INSERT ON variants
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION variants_changed();
--> statement-breakpoint
CREATE TRIGGER variants_updated AFTER UPDATE ON variants
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT
  WHEN (current_setting('shop.changed_by', true) IS DISTINCT FROM 'ledger') EXECUTE FUNCTION variants_changed();
--> statement-breakpoint
CREATE TRIGGER variants_deleted AFTER DELETE ON variants
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION variants_changed();
--> statement-breakpoint
-- `shop.changed_by` marks the changes that follow from the ledger, so that the triggers of variants and products do not tell them as well.
CREATE FUNCTION add_movements_to_stock() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER stock_movements_add AFTER INSERT ON stock_movements
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_movements_to_stock();
--> statement-breakpoint
-- 4. The history of prices: the database itself writes it at each change of a price, or of whether it is on sale, and never changes it.

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
-- A planner that expects few rows in `before` and `after` compares every row with every other, and PL/pgSQL keeps such a plan: one statement of an import of
-- 10,000 products took longer than a connection may be silent. So what changed is found by comparing the two sets, which no plan does row by row.
CREATE FUNCTION note_variant_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO variant_prices (variant_id, price_piastres, from_at)
    SELECT after.id, asked_price(p.is_active, after.is_active, after.price_piastres), clock_timestamp()
    FROM after JOIN products p ON p.id = after.product_id;
  ELSE
    INSERT INTO variant_prices (variant_id, price_piastres, from_at)
    SELECT changed.id, changed.asked, clock_timestamp()
    FROM (
      SELECT after.id, asked_price(p.is_active, after.is_active, after.price_piastres) AS asked FROM after JOIN products p ON p.id = after.product_id
      EXCEPT
      SELECT before.id, asked_price(p.is_active, before.is_active, before.price_piastres) FROM before JOIN products p ON p.id = before.product_id
    ) AS changed;
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
CREATE FUNCTION note_product_prices() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE switched bigint[];
BEGIN
  SELECT array_agg(id) INTO switched FROM (SELECT id, is_active FROM after EXCEPT SELECT id, is_active FROM before) AS changed;
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
-- 5. Offers.

-- What an offer makes of a regular price: whole pounds, rounded down, so that "30 %" is never less than 30 %. Null: it does not act.
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
-- Whether a product has the value that an offer is over. It reads the facts, so it is called where an offer is over one, and nowhere else.
CREATE FUNCTION has_offered_fact(of_product bigint, of_fact bigint, of_choice bigint, of_flag boolean, lowest numeric, highest numeric)
  RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM product_facts pf WHERE pf.product_id = of_product AND pf.fact_id = of_fact
      AND coalesce(pf.choice_id = of_choice, pf.flag = of_flag, pf.number BETWEEN coalesce(lowest, pf.number) AND coalesce(highest, pf.number))
  )
$$;
--> statement-breakpoint
-- The one rule which products an offer covers.
CREATE FUNCTION offer_covers(scope text, target_ids bigint[], left_out_ids bigint[], fact_id bigint, choice_id bigint, flag boolean,
  lowest numeric, highest numeric, product_id bigint, category_id bigint, type_id bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT product_id <> ALL (left_out_ids) AND CASE scope
    WHEN 'facts' THEN has_offered_fact(product_id, fact_id, choice_id, flag, lowest, highest)
    ELSE coalesce(CASE scope WHEN 'products' THEN product_id WHEN 'categories' THEN category_id ELSE type_id END = ANY (target_ids), false)
  END
$$;
--> statement-breakpoint
-- Whether an offer covers a product is asked before its price is worked out: with twenty running offers, one over 4,100 products took seven
-- seconds to start when each variant was priced by all of them.
CREATE FUNCTION acting_offer(of_variant bigint, of_product bigint, regular bigint) RETURNS TABLE (
  id bigint, price bigint, struck bigint, ends_at timestamptz
) LANGUAGE sql STABLE AS $$
  SELECT acting.id, acting.price, CASE WHEN past.lowest > acting.price THEN past.lowest END, acting.ends_at
  FROM (
    SELECT covering.id, covering.starts_at, covering.ends_at, made.price
    FROM (
      SELECT o.id, o.priority, o.kind, o.value, o.floor_piastres, o.ends_in_nine, o.starts_at, o.ends_at
      FROM offers o JOIN products p ON p.id = of_product
      WHERE o.started_at IS NOT NULL AND o.ended_at IS NULL
        AND offer_covers(o.scope, o.target_ids, o.left_out_ids, o.fact_id, o.fact_choice_id, o.fact_flag, o.fact_min, o.fact_max,
          p.id, p.category_id, p.type_id)
      OFFSET 0
    ) AS covering CROSS JOIN LATERAL (
      SELECT offer_price(covering.kind, covering.value, covering.floor_piastres, covering.ends_in_nine, regular)
    ) AS made (price)
    WHERE made.price IS NOT NULL ORDER BY covering.priority DESC, made.price, covering.id LIMIT 1
  ) AS acting CROSS JOIN LATERAL (SELECT lowest_price(of_variant, acting.starts_at)) AS past (lowest)
$$;
--> statement-breakpoint
-- The one definition of the price of variants: the running offer with the highest priority, of equal ones the lowest price.
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
-- A product that gets another category or type may gain or lose an offer.
CREATE FUNCTION products_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE moved bigint[];
BEGIN
  SELECT array_agg(id) INTO moved
  FROM (SELECT id, category_id, type_id FROM after EXCEPT SELECT id, category_id, type_id FROM before) AS changed;
  IF moved IS NOT NULL THEN PERFORM refresh_prices(array(SELECT id FROM variants WHERE product_id = ANY (moved))); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_moved AFTER UPDATE ON products
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION products_moved();
--> statement-breakpoint
-- So may a product whose fact changes.
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
--> statement-breakpoint
-- 6. What the shop knows of a phone.

-- What the shop knows of some phones. A phone without orders, account, block and notes has no row. The phones are looked up one by one, so
-- that every read uses an index.
CREATE FUNCTION derive_customers(phones text[]) RETURNS TABLE (
  phone text, name text, known_names text, email text, account_id bigint, is_blocked boolean, orders integer, delivered integer,
  refused integer, returned integer, cancelled integer, last_order_at timestamptz
) LANGUAGE sql STABLE AS $$
  SELECT wanted.phone, coalesce(nullif(bought.name, ''), account.name, ''),
    left(concat_ws(' ', account.name, bought.names), 1000), coalesce(account.email, ''), account.id,
    EXISTS (SELECT FROM phone_blocks b WHERE b.phone = wanted.phone), bought.orders::integer, bought.delivered::integer,
    bought.refused::integer, bought.returned::integer, bought.cancelled::integer, bought.last_order_at
  FROM (SELECT DISTINCT p AS phone FROM unnest(phones) AS p WHERE p <> '') AS wanted
  LEFT JOIN LATERAL (
    SELECT u.id, trim(u.first_name || ' ' || u.last_name) AS name, u.email
    FROM users u WHERE u.phone = wanted.phone AND u.role = 'shopper'
  ) AS account ON true
  CROSS JOIN LATERAL (
    SELECT count(*) AS orders, count(*) FILTER (WHERE reached.delivered) AS delivered,
      count(*) FILTER (WHERE reached.refused) AS refused,
      count(*) FILTER (WHERE o.status = 'returned' AND reached.delivered) AS returned,
      count(*) FILTER (WHERE o.status = 'cancelled') AS cancelled, max(o.created_at) AS last_order_at,
      (array_agg(trim(o.first_name || ' ' || o.last_name) ORDER BY o.created_at DESC, o.number DESC))[1] AS name,
      string_agg(DISTINCT trim(o.first_name || ' ' || o.last_name), ' ') AS names
    FROM orders o CROSS JOIN LATERAL (
      SELECT bool_or(e.status = 'delivered') AS delivered, bool_or(e.status = 'returning') AS refused
      FROM order_events e WHERE e.order_id = o.id
    ) AS reached
    WHERE o.phone = wanted.phone
  ) AS bought
  WHERE bought.orders > 0 OR account.id IS NOT NULL OR EXISTS (SELECT FROM phone_blocks b WHERE b.phone = wanted.phone)
    OR EXISTS (SELECT FROM customer_notes n WHERE n.phone = wanted.phone)
$$;
--> statement-breakpoint
-- The lock is a statement of its own, before orders are read: the next statement sees what the holder before has committed.
-- The reads look up one phone after the other by index, whatever the phones are: PostgreSQL planned them anew at every order, which took
-- longer than they do.
CREATE FUNCTION refresh_customers(phones text[]) RETURNS void LANGUAGE plpgsql
  SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  INSERT INTO customers (phone) SELECT DISTINCT p FROM unnest(phones) AS p WHERE p <> '' ORDER BY p
    ON CONFLICT (phone) DO UPDATE SET phone = excluded.phone;
  WITH own AS MATERIALIZED (SELECT * FROM derive_customers(phones)),
    gone AS (DELETE FROM customers c WHERE c.phone = ANY (phones) AND NOT EXISTS (SELECT FROM own WHERE own.phone = c.phone))
  UPDATE customers c SET name = own.name, known_names = own.known_names, email = own.email, account_id = own.account_id,
    is_blocked = own.is_blocked, orders = own.orders, delivered = own.delivered, refused = own.refused, returned = own.returned,
    cancelled = own.cancelled, last_order_at = own.last_order_at
  FROM own WHERE own.phone = c.phone;
END $$;
--> statement-breakpoint
-- All runs at the end of the transaction, so a phone that was just refreshed is not counted again for the next row.
CREATE FUNCTION customer_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  phones text[] := CASE TG_OP WHEN 'INSERT' THEN ARRAY[NEW.phone] WHEN 'DELETE' THEN ARRAY[OLD.phone] ELSE ARRAY[OLD.phone, NEW.phone] END;
BEGIN
  IF current_setting('shop.refreshed_customers', true) IS DISTINCT FROM phones::text THEN
    PERFORM refresh_customers(phones);
    PERFORM set_config('shop.refreshed_customers', phones::text, true);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Deferred, so that a transaction locks the row of a customer last: an order locks stock before or after, whatever its step.
CREATE CONSTRAINT TRIGGER orders_customer_added AFTER INSERT ON orders DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION customer_changed();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER orders_customer_changed AFTER UPDATE ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.phone, OLD.first_name, OLD.last_name, OLD.status) IS DISTINCT FROM (NEW.phone, NEW.first_name, NEW.last_name, NEW.status))
  EXECUTE FUNCTION customer_changed();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER orders_customer_removed AFTER DELETE ON orders DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION customer_changed();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_customer_added AFTER INSERT ON users DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION customer_changed();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_customer_changed AFTER UPDATE ON users DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD.phone, OLD.first_name, OLD.last_name, OLD.email, OLD.role)
    IS DISTINCT FROM (NEW.phone, NEW.first_name, NEW.last_name, NEW.email, NEW.role))
  EXECUTE FUNCTION customer_changed();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER users_customer_removed AFTER DELETE ON users DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION customer_changed();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER phone_blocks_customer_changed AFTER INSERT OR DELETE ON phone_blocks DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION customer_changed();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER customer_notes_customer_changed AFTER INSERT OR DELETE ON customer_notes DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION customer_changed();
--> statement-breakpoint
-- 7. Money: no more goes back than came, and the books are written once.

-- A refund that is under way may already be in what the provider says went back of its transaction: it counts once.
CREATE FUNCTION check_refund_within_money() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  came record;
  gone bigint;
  refunded bigint;
  by_hand bigint;
  under_way bigint;
BEGIN
  PERFORM FROM payments WHERE id = NEW.payment_id FOR UPDATE;
  SELECT amount_piastres AS amount, source INTO came FROM payment_events
    WHERE payment_id = NEW.payment_id AND transaction_id = NEW.transaction_id AND success
    ORDER BY source = 'inquiry' DESC, id DESC LIMIT 1;
  SELECT coalesce(max(refunded_piastres), 0) INTO gone FROM payment_events
    WHERE payment_id = NEW.payment_id AND transaction_id = NEW.transaction_id AND source = came.source;
  SELECT coalesce(sum(amount_piastres) FILTER (WHERE status = 'done' AND method IN ('refund', 'void')), 0),
    coalesce(sum(amount_piastres) FILTER (WHERE status = 'done' AND method NOT IN ('refund', 'void')), 0),
    coalesce(sum(amount_piastres) FILTER (WHERE status IN ('requested', 'sent')), 0)
    INTO refunded, by_hand, under_way FROM refunds
    WHERE payment_id = NEW.payment_id AND transaction_id = NEW.transaction_id;
  IF came.amount IS NULL OR NEW.amount_piastres + by_hand + greatest(gone, refunded + under_way) > came.amount THEN
    RAISE EXCEPTION 'A refund of % exceeds what is left of transaction %', NEW.amount_piastres, NEW.transaction_id
      USING ERRCODE = 'check_violation', TABLE = 'refunds', CONSTRAINT = 'refunds_within_money_check';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_within_money BEFORE INSERT ON refunds
  FOR EACH ROW EXECUTE FUNCTION check_refund_within_money();
--> statement-breakpoint
CREATE FUNCTION refuse_book_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'The books are written once' using errcode = 'integrity_constraint_violation';
end $$;
--> statement-breakpoint
CREATE TRIGGER book_documents_written_once BEFORE UPDATE OR DELETE ON "book_documents"
  FOR EACH ROW WHEN (old.number is not null) EXECUTE FUNCTION refuse_book_change();
--> statement-breakpoint
CREATE TRIGGER book_lines_written_once BEFORE UPDATE OR DELETE ON "book_lines"
  FOR EACH ROW EXECUTE FUNCTION refuse_book_change();
--> statement-breakpoint
-- The credit notes of an order never exceed its invoice, which is its total. Its lock has two notes at once counted one after the other.
CREATE FUNCTION check_credit_within_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  invoiced bigint;
  credited bigint;
BEGIN
  SELECT total_piastres INTO invoiced FROM orders o
    WHERE o.id = NEW.order_id AND EXISTS (SELECT FROM book_documents i WHERE i.order_id = o.id AND i.kind = 'invoice') FOR UPDATE;
  SELECT coalesce(sum(credit_piastres), 0) INTO credited FROM book_documents WHERE order_id = NEW.order_id AND id <> NEW.id;
  IF credited + NEW.credit_piastres > coalesce(invoiced, 0) THEN
    RAISE EXCEPTION 'A credit note of % exceeds what is left of the invoice of order %', NEW.credit_piastres, NEW.order_id
      USING ERRCODE = 'check_violation', TABLE = 'book_documents', CONSTRAINT = 'book_documents_within_invoice_check';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER book_documents_within_invoice BEFORE INSERT OR UPDATE OF "order_id", "credit_piastres" ON "book_documents"
  FOR EACH ROW WHEN (NEW.kind = 'credit_note') EXECUTE FUNCTION check_credit_within_invoice();
--> statement-breakpoint
-- A use of a coupon is counted when its order commits: other orders with the code wait for that moment alone.
CREATE FUNCTION take_coupon_use() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most integer;
BEGIN
  UPDATE coupons SET used = used + 1 WHERE id = NEW.coupon_id AND is_active AND used < max_uses
    RETURNING max_uses_per_customer INTO most;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'Coupon % has no use left', NEW.coupon_id
      USING ERRCODE = 'check_violation', TABLE = 'coupons', CONSTRAINT = 'coupons_max_uses';
  END IF;
  -- The row above is locked, so no other use of this customer comes between.
  IF (SELECT count(*) FROM coupon_uses
      WHERE coupon_id = NEW.coupon_id AND phone = NEW.phone AND given_back_at IS NULL) > most THEN
    RAISE EXCEPTION 'A customer has used coupon % up', NEW.coupon_id
      USING ERRCODE = 'check_violation', TABLE = 'coupons', CONSTRAINT = 'coupons_max_uses_per_customer';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER coupon_uses_take AFTER INSERT ON coupon_uses DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION take_coupon_use();
--> statement-breakpoint
-- A use that is given back is counted at the commit, too, after the customer of its order: an order that is placed locks the two in this order.
CREATE FUNCTION give_coupon_use_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE coupons SET used = used - 1 WHERE id = NEW.coupon_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER coupon_uses_give_back AFTER UPDATE ON coupon_uses DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.given_back_at IS NULL AND NEW.given_back_at IS NOT NULL) EXECUTE FUNCTION give_coupon_use_back();
--> statement-breakpoint
-- 8. The audit log: what was written down stays as it was written, with the names of that day.

CREATE FUNCTION keep_audit_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of audit_entries is not allowed', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_keep BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION keep_audit_entries();
--> statement-breakpoint
CREATE FUNCTION audit_label(entity text, entity_id text) RETURNS TABLE (en text, ar text) LANGUAGE plpgsql STABLE AS $$
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
--> statement-breakpoint
-- 9. Delivery: each governorate has its zone.

CREATE FUNCTION refuse_zone_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Every governorate has a delivery zone: close the zone instead of deleting it' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER delivery_zones_stay BEFORE DELETE ON delivery_zones FOR EACH ROW EXECUTE FUNCTION refuse_zone_delete();
