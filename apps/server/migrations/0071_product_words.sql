CREATE TABLE "product_words" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"starts" text[] NOT NULL,
	"names" text[] NOT NULL,
	"labels" text[] NOT NULL,
	"details" text[] NOT NULL
);
--> statement-breakpoint
-- Busy tables first, in the order in which orders and edits lock them.
ALTER TABLE "shop_settings" DROP CONSTRAINT "shop_settings_delivery_fee_check";--> statement-breakpoint
ALTER TABLE "shop_settings" DROP CONSTRAINT "shop_settings_free_delivery_check";--> statement-breakpoint
ALTER TABLE "shop_settings" DROP COLUMN "delivery_fee_piastres";--> statement-breakpoint
ALTER TABLE "shop_settings" DROP COLUMN "free_delivery_over_piastres";--> statement-breakpoint
ALTER TABLE "shop_settings" DROP COLUMN "is_second_factor_required";--> statement-breakpoint
ALTER TABLE "product_words" ADD CONSTRAINT "product_words_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
DROP TRIGGER products_listing_changed ON products;--> statement-breakpoint
DROP FUNCTION copy_listing_to_search();--> statement-breakpoint
-- Processes of the version before still write and read `product_search`; the next version drops it. What they write comes here, too.
-- Before the insert, because a document that is there already is proposed but not written.
CREATE FUNCTION keep_product_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  names text[] := tsvector_to_array(ts_filter(NEW.document, '{a}'));
  title text[] := tsvector_to_array(ts_filter(NEW.document, '{a,b}'));
BEGIN
  INSERT INTO product_words (product_id, starts, names, labels, details)
  VALUES (
    NEW.product_id, array_remove(ARRAY[split_part(NEW.name_en, ' ', 1), split_part(NEW.name_ar, ' ', 1)], ''), names,
    tsvector_to_array(ts_delete(ts_filter(NEW.document, '{a,b}'), names)), tsvector_to_array(ts_delete(NEW.document, title))
  )
  ON CONFLICT (product_id) DO UPDATE
  SET starts = excluded.starts, names = excluded.names, labels = excluded.labels, details = excluded.details;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_search_proposed BEFORE INSERT ON product_search FOR EACH ROW EXECUTE FUNCTION keep_product_words();
--> statement-breakpoint
-- The documents so far are proposed once more.
INSERT INTO product_search (product_id, category_id, is_listed, sort_order, name_en, name_ar, document)
SELECT product_id, category_id, is_listed, sort_order, name_en, name_ar, document FROM product_search ORDER BY product_id
ON CONFLICT DO NOTHING;
--> statement-breakpoint
DROP TABLE "search_words";--> statement-breakpoint
DROP INDEX "product_search_title_idx";--> statement-breakpoint
DROP INDEX "product_search_names_idx";--> statement-breakpoint
DROP INDEX "product_search_order_idx";
