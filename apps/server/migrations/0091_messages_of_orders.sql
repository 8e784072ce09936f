ALTER TABLE "messages" ADD COLUMN "about" uuid;--> statement-breakpoint
CREATE INDEX "messages_about_idx" ON "messages" USING btree ("about") WHERE about is not null;
