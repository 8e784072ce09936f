CREATE TABLE "return_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"return_id" uuid NOT NULL,
	"status" text NOT NULL,
	"actor_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "return_events_status_check" CHECK ("return_events"."status" in ('requested', 'approved', 'refused', 'withdrawn', 'collected', 'inspected', 'refunded', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"return_id" uuid NOT NULL,
	"line_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"received" integer,
	"damaged" integer DEFAULT 0 NOT NULL,
	"goods_piastres" bigint DEFAULT 0 NOT NULL,
	"delivery_piastres" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "return_lines_quantity_check" CHECK ("return_lines"."quantity" > 0),
	CONSTRAINT "return_lines_received_check" CHECK ("return_lines"."received" between 0 and "return_lines"."quantity"),
	CONSTRAINT "return_lines_damaged_check" CHECK ("return_lines"."damaged" between 0 and coalesce("return_lines"."received", 0)),
	CONSTRAINT "return_lines_goods_check" CHECK ("return_lines"."goods_piastres" >= 0),
	CONSTRAINT "return_lines_delivery_check" CHECK ("return_lines"."delivery_piastres" >= 0)
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "returns_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"is_late" boolean NOT NULL,
	"due_piastres" bigint,
	"refunded_piastres" bigint DEFAULT 0 NOT NULL,
	"refund_method" text,
	"refund_reference" text DEFAULT '' NOT NULL,
	"refunded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "returns_number_unique" UNIQUE("number"),
	CONSTRAINT "returns_status_check" CHECK ("returns"."status" in ('requested', 'approved', 'refused', 'withdrawn', 'collected', 'inspected', 'refunded', 'closed')),
	CONSTRAINT "returns_reason_check" CHECK ("returns"."reason" in ('change_of_mind', 'faulty', 'arrived_damaged', 'wrong_item', 'missing_parts', 'agreed')),
	CONSTRAINT "returns_refund_method_check" CHECK ("returns"."refund_method" in ('card', 'cash', 'transfer', 'wallet')),
	CONSTRAINT "returns_due_check" CHECK ("returns"."due_piastres" >= 0),
	CONSTRAINT "returns_refunded_check" CHECK ("returns"."refunded_piastres" between 0 and coalesce("returns"."due_piastres", 0)
        and ("returns"."refunded_piastres" = 0) = ("returns"."refund_method" is null)
        and ("returns"."refund_method" is null) = ("returns"."refunded_at" is null))
);
--> statement-breakpoint
DROP INDEX "stock_movements_order_key";--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "return_id" uuid;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "in_returns" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "repaid_piastres" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "return_events" ADD CONSTRAINT "return_events_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_events" ADD CONSTRAINT "return_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_events_return_idx" ON "return_events" USING btree ("return_id","id");--> statement-breakpoint
CREATE INDEX "return_events_actor_idx" ON "return_events" USING btree ("actor_id") WHERE actor_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "return_lines_line_key" ON "return_lines" USING btree ("return_id","line_id");--> statement-breakpoint
CREATE INDEX "return_lines_order_line_idx" ON "return_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "returns_order_idx" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_listed_idx" ON "returns" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_return_key" ON "stock_movements" USING btree ("return_id","variant_id","reason") WHERE return_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_order_key" ON "stock_movements" USING btree ("order_id","variant_id","reason") WHERE order_id is not null and return_id is null;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_return_check" CHECK ("stock_movements"."return_id" is null or "stock_movements"."order_id" is not null);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_returned_check" CHECK ("order_lines"."returned" between 0 and "order_lines"."in_returns" and "order_lines"."in_returns" <= "order_lines"."quantity");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_repaid_check" CHECK ("orders"."repaid_piastres" between 0 and "orders"."total_piastres"
        and ("orders"."repaid_piastres" = 0 or ("orders"."payment_method" = 'cash' and "orders"."payment_status" in ('collected', 'paid'))));
--> statement-breakpoint
-- All units of orders that came back before returns had lines.
UPDATE "order_lines" l SET "in_returns" = l."quantity", "returned" = l."quantity" FROM "orders" o WHERE o."id" = l."order_id" and o."status" = 'returned';
--> statement-breakpoint
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
