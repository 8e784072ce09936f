ALTER TABLE "payments" ADD COLUMN "is_unwanted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Money that did not pay its reference. What came twice or late went back by a refund of that reason. Of the attempts that went back after money of another
-- amount had come to them, those whose transaction brought what was asked for had paid.
update payments m set is_unwanted = true
where m.status = 'review'
  or m.review_reason is not null and exists (select from refunds r
    where r.payment_id = m.id and r.transaction_id = m.transaction_id and r.reason in ('paid_twice', 'paid_late'))
  or m.status in ('refunded', 'voided') and m.review_reason not in ('paid_twice', 'refund_failed')
    and not (m.review_reason = 'wrong_amount' and exists (select from payment_events e
      where e.payment_id = m.id and e.transaction_id = m.transaction_id and e.success and e.amount_piastres = m.amount_piastres));--> statement-breakpoint
DROP INDEX "payments_differing_idx";--> statement-breakpoint
CREATE INDEX "payments_differing_idx" ON "payments" USING btree ("reference") WHERE not is_unwanted and (refunded_piastres > 0 or review_reason is not null or status = 'refunding');
