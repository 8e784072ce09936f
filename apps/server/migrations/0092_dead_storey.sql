-- What only processes of earlier versions wrote or called.
DROP TABLE "product_search";--> statement-breakpoint
DROP FUNCTION keep_product_words();--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "energy_class";--> statement-breakpoint
DROP FUNCTION apply_offers(timestamptz);--> statement-breakpoint
DROP FUNCTION refresh_prices_of_offers(bigint[]);
