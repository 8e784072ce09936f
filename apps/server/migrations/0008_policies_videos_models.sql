CREATE TABLE "policies" (
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "policies_kind_language_pk" PRIMARY KEY("kind","language"),
	CONSTRAINT "policies_kind_check" CHECK ("policies"."kind" in ('privacy-policy', 'terms', 'return-policy')),
	CONSTRAINT "policies_language_check" CHECK ("policies"."language" in ('en', 'ar')),
	CONSTRAINT "policies_title_check" CHECK (btrim("policies"."title") <> ''),
	CONSTRAINT "policies_body_check" CHECK (btrim("policies"."body") <> '')
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title_en" text NOT NULL,
	"title_ar" text NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"description_ar" text DEFAULT '' NOT NULL,
	"poster_id" bigint NOT NULL,
	"platform_id" text NOT NULL,
	"kind" text NOT NULL,
	"duration_seconds" integer NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "videos_title_en_check" CHECK (btrim("videos"."title_en") <> ''),
	CONSTRAINT "videos_title_ar_check" CHECK (btrim("videos"."title_ar") <> ''),
	CONSTRAINT "videos_platform_id_check" CHECK ("videos"."platform_id" ~ '^[A-Za-z0-9_-]{11}$'),
	CONSTRAINT "videos_kind_check" CHECK ("videos"."kind" in ('shorts', 'video')),
	CONSTRAINT "videos_figures_check" CHECK ("videos"."duration_seconds" > 0 and "videos"."view_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "model_key" text;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_poster_id_media_assets_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media_assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_model_key_check" CHECK ("products"."model_key" ~ '^[0-9a-f]{32}$');--> statement-breakpoint
-- News of changes, as for the other tables that pages show (migration 0001).
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['policies', 'videos'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_change(%L)', name || '_inserted', name, name);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_change(%L)', name || '_updated', name, name);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_change(%L)', name || '_deleted', name, name);
  END LOOP;
END $$;
