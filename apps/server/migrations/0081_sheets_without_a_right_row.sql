ALTER TABLE "settlements" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "unmatched_rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "unmatched_piastres" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_digest_key" ON "settlements" USING btree ("digest");--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_unmatched_check" CHECK ("settlements"."unmatched_piastres" >= 0);