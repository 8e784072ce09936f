CREATE TABLE "user_addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"governorate" text NOT NULL,
	"city" text NOT NULL,
	"area" text NOT NULL,
	"address" text NOT NULL,
	"building" text NOT NULL,
	"floor" text NOT NULL,
	"apartment" text NOT NULL,
	"landmark" text NOT NULL,
	"is_saved" boolean NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_addresses_governorate_check" CHECK ("user_addresses"."governorate" in ('EG-C', 'EG-GZ', 'EG-KB', 'EG-ALX', 'EG-DK', 'EG-SHR', 'EG-GH', 'EG-MNF', 'EG-BH', 'EG-KFS', 'EG-DT', 'EG-IS', 'EG-SUZ', 'EG-PTS', 'EG-FYM', 'EG-BNS', 'EG-MN', 'EG-AST', 'EG-SHG', 'EG-KN', 'EG-LX', 'EG-ASN', 'EG-BA', 'EG-WAD', 'EG-MT', 'EG-SIN', 'EG-JS')),
	CONSTRAINT "user_addresses_city_check" CHECK (btrim("user_addresses"."city") <> ''),
	CONSTRAINT "user_addresses_address_check" CHECK (btrim("user_addresses"."address") <> '')
);
--> statement-breakpoint
ALTER TABLE "user_addresses" ADD CONSTRAINT "user_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_addresses_user_idx" ON "user_addresses" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_addresses_last_key" ON "user_addresses" USING btree ("user_id") WHERE not is_saved;