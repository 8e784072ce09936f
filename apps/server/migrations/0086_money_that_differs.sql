CREATE INDEX "payments_differing_idx" ON "payments" USING btree ("reference") WHERE refunded_piastres > 0 or review_reason is not null or status = 'refunding';--> statement-breakpoint
CREATE INDEX "order_changes_refunded_idx" ON "order_changes" USING btree ("order_id") WHERE refunded_piastres > 0;
