ALTER TABLE "policies" ADD COLUMN "blocks" jsonb;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "blocks_of" text;