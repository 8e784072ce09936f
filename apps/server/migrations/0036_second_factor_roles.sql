ALTER TABLE "shop_settings" ADD COLUMN "second_factor_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Until now a second factor was required of all staff or of nobody.
UPDATE "shop_settings" SET "second_factor_roles" = array['admin', 'catalogue', 'orders', 'support'] WHERE "is_second_factor_required";--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_second_factor_roles_check" CHECK ("shop_settings"."second_factor_roles" <@ array['admin', 'catalogue', 'orders', 'support']);--> statement-breakpoint
ALTER TABLE "shop_settings" DROP COLUMN "is_second_factor_required";--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "is_second_factor_required" boolean GENERATED ALWAYS AS (cardinality(second_factor_roles) > 0) STORED;
