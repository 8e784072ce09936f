-- What a courier's sheet named for an order, so that it is known once nothing is owed for it any more.
ALTER TABLE "settlement_orders" ADD COLUMN "named_piastres" bigint;--> statement-breakpoint
ALTER TABLE "settlement_orders" ADD CONSTRAINT "settlement_orders_named_check" CHECK ("settlement_orders"."named_piastres" >= 0);
