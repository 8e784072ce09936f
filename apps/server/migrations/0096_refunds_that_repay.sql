-- A refund for a return or a changed order no longer counts as the repayment of another one that failed. What is known of older refunds is who asked for them.
ALTER TABLE "refunds" ADD COLUMN "repays_failed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "refunds" SET "repays_failed" = false WHERE "reason" <> 'staff';
