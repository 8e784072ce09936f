-- A refund says how much it repays of earlier ones that failed: one for a return or a changed order repays nothing. Older ones of staff repay what failed before them.
ALTER TABLE "refunds" ADD COLUMN "repays_piastres" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_repays_check" CHECK ("refunds"."repays_piastres" between 0 and "refunds"."amount_piastres");--> statement-breakpoint
UPDATE "refunds" r SET "repays_piastres" = least(r."amount_piastres", (
  SELECT sum(f."amount_piastres") FROM "refunds" f
  WHERE f."payment_id" = r."payment_id" AND f."transaction_id" = r."transaction_id" AND f."status" = 'failed' AND f."created_at" < r."created_at"))
WHERE r."reason" = 'staff' AND EXISTS (SELECT FROM "refunds" f
  WHERE f."payment_id" = r."payment_id" AND f."transaction_id" = r."transaction_id" AND f."status" = 'failed' AND f."created_at" < r."created_at");
