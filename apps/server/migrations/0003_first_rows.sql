-- The rows of which there is one.
INSERT INTO shop_settings DEFAULT VALUES;
--> statement-breakpoint
INSERT INTO contact_info DEFAULT VALUES;
--> statement-breakpoint
INSERT INTO delivery_settings DEFAULT VALUES;
--> statement-breakpoint
INSERT INTO electricity_settings DEFAULT VALUES;
--> statement-breakpoint
-- Working days that a parcel takes from Cairo; fees and thresholds in piastres.
INSERT INTO delivery_zones (governorate, fee_piastres, free_over_piastres, days_from, days_to)
SELECT governorate, 5000, 50000, days_from, days_to FROM (VALUES
  ('EG-C', 1, 1), ('EG-GZ', 1, 1), ('EG-KB', 1, 1),
  ('EG-ALX', 1, 2), ('EG-DK', 1, 2), ('EG-SHR', 1, 2), ('EG-GH', 1, 2), ('EG-MNF', 1, 2), ('EG-BH', 1, 2), ('EG-KFS', 1, 2), ('EG-DT', 1, 2),
  ('EG-IS', 2, 3), ('EG-SUZ', 2, 3), ('EG-PTS', 2, 3),
  ('EG-FYM', 2, 4), ('EG-BNS', 2, 4), ('EG-MN', 2, 4), ('EG-AST', 2, 4), ('EG-SHG', 2, 4), ('EG-KN', 2, 4),
  ('EG-LX', 3, 5), ('EG-ASN', 3, 5), ('EG-BA', 3, 5), ('EG-WAD', 3, 5), ('EG-MT', 3, 5), ('EG-SIN', 3, 5), ('EG-JS', 3, 5)
) AS days (governorate, days_from, days_to);
--> statement-breakpoint
-- The household prices of the Ministry of Electricity that bills count since September 2024. Checked against the report below.
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
