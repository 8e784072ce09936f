ALTER TABLE "videos" DROP CONSTRAINT "videos_platform_id_check";--> statement-breakpoint
ALTER TABLE "videos" ALTER COLUMN "duration_seconds" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ALTER COLUMN "view_count" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "videos" ALTER COLUMN "view_count" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ALTER COLUMN "published_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "link" text;--> statement-breakpoint
-- The films of older demos were made up: a search for their subject exists, and nobody has counted their views.
UPDATE "videos" SET "link" = 'https://www.youtube.com/results?search_query=' || regexp_replace("title_en", '[^A-Za-z0-9]+', '+', 'g'),
  "view_count" = NULL, "published_at" = NULL, "duration_seconds" = NULL WHERE "platform_id" LIKE 'NawwarDemo%';--> statement-breakpoint
UPDATE "videos" SET "link" = 'https://www.youtube.com/watch?v=' || "platform_id" WHERE "link" IS NULL;--> statement-breakpoint
ALTER TABLE "videos" ALTER COLUMN "link" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_link_check" CHECK ("videos"."link" ~ '^https://');