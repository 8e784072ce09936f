CREATE TABLE "customer_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"kind" text NOT NULL,
	"actor_id" bigint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_notes_kind_check" CHECK ("customer_notes"."kind" in ('note', 'blocked', 'unblocked'))
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"phone" text PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"known_names" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"account_id" bigint,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	"last_order_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_notes_phone_idx" ON "customer_notes" USING btree ("phone","id");--> statement-breakpoint
CREATE INDEX "customer_notes_actor_idx" ON "customer_notes" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "customer_notes_at_idx" ON "customer_notes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "customers_listed_idx" ON "customers" USING btree ("last_order_at" DESC NULLS LAST,"phone","is_blocked","refused","account_id");--> statement-breakpoint
CREATE INDEX "customers_orders_idx" ON "customers" USING btree ("orders","phone");--> statement-breakpoint
CREATE INDEX "customers_refused_idx" ON "customers" USING btree ("refused","phone");--> statement-breakpoint
CREATE INDEX "customers_blocked_idx" ON "customers" USING btree ("phone") WHERE is_blocked;--> statement-breakpoint
CREATE INDEX "customers_person_idx" ON "customers" USING gin (person_words("known_names", '', "phone", "email") gin_trgm_ops);--> statement-breakpoint
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
CREATE FUNCTION refresh_customers(phones text[]) RETURNS void LANGUAGE plpgsql AS $$
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
INSERT INTO customers (phone, name, known_names, email, account_id, is_blocked, orders, delivered, refused, returned, cancelled, last_order_at)
SELECT phone, name, known_names, email, account_id, is_blocked, orders, delivered, refused, returned, cancelled, last_order_at
FROM derive_customers(ARRAY(SELECT phone FROM orders UNION SELECT phone FROM users UNION SELECT phone FROM phone_blocks));
