-- Trigrams find the words that a typing error may stand for.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "product_search" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"category_id" bigint NOT NULL,
	"is_listed" boolean NOT NULL,
	"sort_order" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"document" "tsvector" NOT NULL,
	"title" "tsvector" GENERATED ALWAYS AS (ts_filter(document, '{a,b}')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"english" text[] NOT NULL,
	"arabic" text[] NOT NULL,
	"franco" text[] NOT NULL,
	"terms" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"skeleton" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_search_document_idx" ON "product_search" USING gin ("document");--> statement-breakpoint
CREATE INDEX "search_synonyms_terms_idx" ON "search_synonyms" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "search_words_trigram_idx" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_skeleton_idx" ON "search_words" USING btree ("skeleton");
--> statement-breakpoint

-- Whether and where a product is listed is repeated beside its document, so that a search joins nothing.

CREATE FUNCTION copy_listing_to_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_search
  SET category_id = NEW.category_id, is_listed = NEW.is_active AND NEW.price_piastres > 0, sort_order = NEW.sort_order
  WHERE product_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_listing_changed AFTER UPDATE OF category_id, is_active, price_piastres, sort_order ON products
  FOR EACH ROW WHEN (
    (OLD.category_id, OLD.is_active AND OLD.price_piastres > 0, OLD.sort_order)
    IS DISTINCT FROM (NEW.category_id, NEW.is_active AND NEW.price_piastres > 0, NEW.sort_order)
  ) EXECUTE FUNCTION copy_listing_to_search();
