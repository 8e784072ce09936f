CREATE TABLE "electricity_settings" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"household_kwh" integer DEFAULT 300 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "electricity_settings_only_check" CHECK ("electricity_settings"."is_only"),
	CONSTRAINT "electricity_settings_household_check" CHECK ("electricity_settings"."household_kwh" > 0)
);
--> statement-breakpoint
CREATE TABLE "electricity_tariffs" (
	"valid_from" date PRIMARY KEY NOT NULL,
	"source_en" text NOT NULL,
	"source_ar" text NOT NULL,
	"source_url" text NOT NULL,
	CONSTRAINT "electricity_tariffs_source_en_check" CHECK (btrim("electricity_tariffs"."source_en") <> ''),
	CONSTRAINT "electricity_tariffs_source_ar_check" CHECK (btrim("electricity_tariffs"."source_ar") <> ''),
	CONSTRAINT "electricity_tariffs_source_url_check" CHECK ("electricity_tariffs"."source_url" like 'https://%')
);
--> statement-breakpoint
CREATE TABLE "electricity_tiers" (
	"valid_from" date NOT NULL,
	"position" integer NOT NULL,
	"up_to_kwh" integer,
	"price_piastres" bigint NOT NULL,
	"is_from_first_kwh" boolean NOT NULL,
	CONSTRAINT "electricity_tiers_valid_from_position_pk" PRIMARY KEY("valid_from","position"),
	CONSTRAINT "electricity_tiers_up_to_check" CHECK ("electricity_tiers"."up_to_kwh" > 0),
	CONSTRAINT "electricity_tiers_price_check" CHECK ("electricity_tiers"."price_piastres" >= 0)
);
--> statement-breakpoint
ALTER TABLE "electricity_tiers" ADD CONSTRAINT "electricity_tiers_valid_from_electricity_tariffs_valid_from_fk" FOREIGN KEY ("valid_from") REFERENCES "public"."electricity_tariffs"("valid_from") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The household prices of the Ministry of Electricity that bills count since September 2024. Checked against the report below.
INSERT INTO electricity_settings DEFAULT VALUES;
--> statement-breakpoint
INSERT INTO electricity_tariffs (valid_from, source_en, source_ar, source_url) VALUES (
  '2024-09-01',
  'Household prices of the Ministry of Electricity, as published by Enterprise on 8 September 2024',
  'أسعار وزارة الكهرباء للمنازل، كما نشرتها إنتربرايز في 8 سبتمبر 2024',
  'https://enterpriseam.com/egypt/2024/09/08/our-long-awaited-electricity-rate-hikes-are-here-capping-off-a-busy-summer-of-subsidy-reform'
);
--> statement-breakpoint
INSERT INTO electricity_tiers (valid_from, position, up_to_kwh, price_piastres, is_from_first_kwh) VALUES
  ('2024-09-01', 0, 50, 68, true),
  ('2024-09-01', 1, 100, 78, false),
  ('2024-09-01', 2, 200, 95, true),
  ('2024-09-01', 3, 350, 155, false),
  ('2024-09-01', 4, 650, 195, false),
  ('2024-09-01', 5, 1000, 210, true),
  ('2024-09-01', 6, NULL, 223, true);
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['electricity_settings', 'electricity_tariffs', 'electricity_tiers'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_change(%L)', name || '_inserted', name, 'electricity');
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_change(%L)', name || '_updated', name, 'electricity');
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_change(%L)', name || '_deleted', name, 'electricity');
  END LOOP;
END $$;
