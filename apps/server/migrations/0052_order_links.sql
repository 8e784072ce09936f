ALTER TABLE "verifications" DROP CONSTRAINT "verifications_purpose_check";--> statement-breakpoint
ALTER TABLE "order_calls" ALTER COLUMN "actor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_calls" ADD COLUMN "source" text DEFAULT 'staff' NOT NULL;--> statement-breakpoint
ALTER TABLE "verifications" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "order_calls" ADD CONSTRAINT "order_calls_source_check" CHECK ("order_calls"."source" in ('staff', 'link'));--> statement-breakpoint
ALTER TABLE "order_calls" ADD CONSTRAINT "order_calls_actor_check" CHECK (("order_calls"."actor_id" is null) = ("order_calls"."source" = 'link'));--> statement-breakpoint
ALTER TABLE "order_calls" ADD CONSTRAINT "order_calls_link_check" CHECK ("order_calls"."source" <> 'link' or "order_calls"."outcome" = 'reached');--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_subject_check" CHECK (("verifications"."purpose" = 'order_link') = ("verifications"."subject" is not null));--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_purpose_check" CHECK (case "verifications"."purpose"
        when 'registration' then "verifications"."user_id" is null
        when 'reset' then "verifications"."user_id" is null and "verifications"."registration_id" is null and not "verifications"."is_tokenless"
        when 'login' then "verifications"."user_id" is not null and "verifications"."registration_id" is null and not "verifications"."is_tokenless"
        when 'second_factor' then "verifications"."user_id" is not null and "verifications"."registration_id" is null and not "verifications"."is_tokenless"
        when 'order_link' then "verifications"."user_id" is null and "verifications"."registration_id" is null and not "verifications"."is_tokenless"
        else false end);