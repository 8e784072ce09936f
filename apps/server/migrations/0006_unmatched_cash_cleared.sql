-- Staff say what became of the cash of a courier's sheet for which no order waits. It counts against their refund limit, and belongs to no order.
CREATE TABLE "settlement_clearings" (
	"settlement_id" bigint NOT NULL,
	"unmatched_rows" integer NOT NULL,
	"unmatched_piastres" bigint NOT NULL,
	"actor_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "settlement_clearings_pkey" PRIMARY KEY("settlement_id","unmatched_rows","unmatched_piastres"),
	CONSTRAINT "settlement_clearings_rows_check" CHECK ("settlement_clearings"."unmatched_rows" > 0),
	CONSTRAINT "settlement_clearings_unmatched_check" CHECK ("settlement_clearings"."unmatched_piastres" >= 0)
);
--> statement-breakpoint
ALTER TABLE "staff_refunds" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_clearings" ADD CONSTRAINT "settlement_clearings_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_clearings" ADD CONSTRAINT "settlement_clearings_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settlement_clearings_actor_idx" ON "settlement_clearings" USING btree ("actor_id");