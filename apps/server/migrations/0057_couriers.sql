CREATE TABLE "carriers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carriers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"kind" text NOT NULL,
	"tracking_pattern" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carriers_name_en_check" CHECK (btrim("carriers"."name_en") <> ''),
	CONSTRAINT "carriers_name_ar_check" CHECK (btrim("carriers"."name_ar") <> ''),
	CONSTRAINT "carriers_kind_check" CHECK ("carriers"."kind" in ('csv', 'bosta')),
	CONSTRAINT "carriers_tracking_pattern_check" CHECK ("carriers"."tracking_pattern" = '' or ("carriers"."tracking_pattern" ~ '^https://' and position('{number}' in "carriers"."tracking_pattern") > 0))
);
--> statement-breakpoint
CREATE TABLE "cash_receipts" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"amount_piastres" bigint NOT NULL,
	"actor_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cash_receipts_amount_check" CHECK ("cash_receipts"."amount_piastres" >= 0)
);
--> statement-breakpoint
CREATE TABLE "parcel_problems" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_problems_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid,
	"subject" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"dealt_with_at" timestamp with time zone,
	"actor_id" bigint,
	CONSTRAINT "parcel_problems_reason_check" CHECK ("parcel_problems"."reason" in ('parcel_unknown', 'state_unknown', 'state_differs', 'reason_unknown', 'day_unknown', 'lost', 'booking_refused', 'not_withdrawn')),
	CONSTRAINT "parcel_problems_actor_check" CHECK (("parcel_problems"."actor_id" is null) = ("parcel_problems"."dealt_with_at" is null))
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"carrier_id" bigint NOT NULL,
	"tracking_number" text,
	"booking" text,
	"booking_failure" text,
	"bookings" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parcels_booking_check" CHECK ("parcels"."booking" in ('requested', 'booked', 'failed')),
	CONSTRAINT "parcels_booked_check" CHECK ("parcels"."booking" <> 'booked' or "parcels"."tracking_number" is not null),
	CONSTRAINT "parcels_failure_check" CHECK (("parcels"."booking_failure" is not null) = ("parcels"."booking" is not distinct from 'failed'))
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "carrier_id" bigint;--> statement-breakpoint
ALTER TABLE "cash_receipts" ADD CONSTRAINT "cash_receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_receipts" ADD CONSTRAINT "cash_receipts_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_problems" ADD CONSTRAINT "parcel_problems_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_problems" ADD CONSTRAINT "parcel_problems_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "carriers_called_key" ON "carriers" USING btree ("kind") WHERE kind <> 'csv';--> statement-breakpoint
CREATE INDEX "cash_receipts_actor_idx" ON "cash_receipts" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "parcel_problems_open_key" ON "parcel_problems" USING btree ("subject","reason","state") WHERE dealt_with_at is null;--> statement-breakpoint
CREATE INDEX "parcel_problems_listed_idx" ON "parcel_problems" USING btree (("dealt_with_at" is null),"created_at","id");--> statement-breakpoint
CREATE INDEX "parcel_problems_order_idx" ON "parcel_problems" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "parcel_problems_actor_idx" ON "parcel_problems" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "parcels_carrier_idx" ON "parcels" USING btree ("carrier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_tracking_key" ON "parcels" USING btree ("tracking_number","carrier_id") WHERE tracking_number is not null;--> statement-breakpoint
CREATE INDEX "parcels_requested_idx" ON "parcels" USING btree ("updated_at") WHERE booking = 'requested';--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_carrier_idx" ON "order_events" USING btree ("carrier_id") WHERE carrier_id is not null;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_one_actor_check" CHECK ("order_events"."actor_id" is null or "order_events"."carrier_id" is null);--> statement-breakpoint
-- Cash that was booked before: without its receipt it could be booked again by a later mistake.
INSERT INTO "cash_receipts" ("order_id", "amount_piastres", "actor_id", "created_at")
SELECT "id", "total_piastres", NULL, "updated_at" FROM "orders" WHERE "payment_method" = 'cash' AND "payment_status" = 'paid';
