CREATE TABLE "delivery_holidays" (
	"day" date PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	CONSTRAINT "delivery_holidays_name_en_check" CHECK (btrim("delivery_holidays"."name_en") <> ''),
	CONSTRAINT "delivery_holidays_name_ar_check" CHECK (btrim("delivery_holidays"."name_ar") <> '')
);
--> statement-breakpoint
CREATE TABLE "delivery_settings" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"cut_off" text DEFAULT '14:00' NOT NULL,
	"weekdays" integer[] DEFAULT '{1,2,3,4,6,7}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "delivery_settings_only_check" CHECK ("delivery_settings"."is_only"),
	CONSTRAINT "delivery_settings_cut_off_check" CHECK ("delivery_settings"."cut_off" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "delivery_settings_weekdays_check" CHECK (cardinality("delivery_settings"."weekdays") between 1 and 7 and "delivery_settings"."weekdays" <@ array[1, 2, 3, 4, 5, 6, 7])
);
--> statement-breakpoint
CREATE TABLE "delivery_zones" (
	"governorate" text PRIMARY KEY NOT NULL,
	"fee_piastres" bigint NOT NULL,
	"free_over_piastres" bigint,
	"days_from" integer NOT NULL,
	"days_to" integer NOT NULL,
	"takes_cash" boolean DEFAULT true NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_zones_governorate_check" CHECK ("delivery_zones"."governorate" in ('EG-C', 'EG-GZ', 'EG-KB', 'EG-ALX', 'EG-DK', 'EG-SHR', 'EG-GH', 'EG-MNF', 'EG-BH', 'EG-KFS', 'EG-DT', 'EG-IS', 'EG-SUZ', 'EG-PTS', 'EG-FYM', 'EG-BNS', 'EG-MN', 'EG-AST', 'EG-SHG', 'EG-KN', 'EG-LX', 'EG-ASN', 'EG-BA', 'EG-WAD', 'EG-MT', 'EG-SIN', 'EG-JS')),
	CONSTRAINT "delivery_zones_fee_check" CHECK ("delivery_zones"."fee_piastres" >= 0),
	CONSTRAINT "delivery_zones_free_over_check" CHECK ("delivery_zones"."free_over_piastres" >= 0),
	CONSTRAINT "delivery_zones_days_check" CHECK ("delivery_zones"."days_from" between 0 and 30 and "delivery_zones"."days_to" between "delivery_zones"."days_from" and 60)
);
--> statement-breakpoint
INSERT INTO delivery_settings DEFAULT VALUES;
--> statement-breakpoint
-- Fee and threshold are those that the shop has had everywhere until now.
INSERT INTO delivery_zones (governorate, fee_piastres, free_over_piastres, days_from, days_to)
SELECT governorate, delivery_fee_piastres, free_delivery_over_piastres, days_from, days_to
FROM shop_settings, (VALUES
  ('EG-C', 1, 1), ('EG-GZ', 1, 1), ('EG-KB', 1, 1),
  ('EG-ALX', 1, 2), ('EG-DK', 1, 2), ('EG-SHR', 1, 2), ('EG-GH', 1, 2), ('EG-MNF', 1, 2), ('EG-BH', 1, 2), ('EG-KFS', 1, 2), ('EG-DT', 1, 2),
  ('EG-IS', 2, 3), ('EG-SUZ', 2, 3), ('EG-PTS', 2, 3),
  ('EG-FYM', 2, 4), ('EG-BNS', 2, 4), ('EG-MN', 2, 4), ('EG-AST', 2, 4), ('EG-SHG', 2, 4), ('EG-KN', 2, 4),
  ('EG-LX', 3, 5), ('EG-ASN', 3, 5), ('EG-BA', 3, 5), ('EG-WAD', 3, 5), ('EG-MT', 3, 5), ('EG-SIN', 3, 5), ('EG-JS', 3, 5)
) AS days (governorate, days_from, days_to);
--> statement-breakpoint
CREATE FUNCTION refuse_zone_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Every governorate has a delivery zone: close the zone instead of deleting it' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER delivery_zones_stay BEFORE DELETE ON delivery_zones FOR EACH ROW EXECUTE FUNCTION refuse_zone_delete();
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['delivery_zones', 'delivery_settings', 'delivery_holidays'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_change(%L)', name || '_inserted', name, 'delivery');
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_change(%L)', name || '_updated', name, 'delivery');
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_change(%L)', name || '_deleted', name, 'delivery');
  END LOOP;
END $$;
