-- Staff see which parcels wait because their carrier's API does not answer.
ALTER TABLE "parcel_problems" DROP CONSTRAINT "parcel_problems_reason_check";--> statement-breakpoint
ALTER TABLE "parcel_problems" ADD CONSTRAINT "parcel_problems_reason_check" CHECK ("parcel_problems"."reason" in ('parcel_unknown', 'state_unknown', 'state_differs', 'reason_unknown', 'day_unknown', 'lost', 'booking_refused', 'not_answered', 'not_withdrawn'));
