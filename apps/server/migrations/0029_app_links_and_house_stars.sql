ALTER TABLE "shop_settings" ADD COLUMN "change_of_mind_days" integer DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "google_play_url" text;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "app_store_url" text;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "has_house_stars" boolean DEFAULT true NOT NULL;