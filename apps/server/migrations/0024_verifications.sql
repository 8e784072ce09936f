-- Codes live five minutes; those on their way belong to no verification and are asked for anew.
DELETE FROM "one_time_codes";--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"phone" text NOT NULL,
	"user_id" bigint,
	"registration_id" uuid,
	"is_tokenless" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "verifications_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "verifications_phone_check" CHECK ("verifications"."phone" ~ '^[+]201[0125][0-9]{8}$'),
	CONSTRAINT "verifications_purpose_check" CHECK (case "verifications"."purpose"
        when 'registration' then "verifications"."user_id" is null
        when 'reset' then "verifications"."user_id" is null and "verifications"."registration_id" is null and not "verifications"."is_tokenless"
        when 'login' then "verifications"."user_id" is not null and "verifications"."registration_id" is null and not "verifications"."is_tokenless"
        when 'second_factor' then "verifications"."user_id" is not null and "verifications"."registration_id" is null and not "verifications"."is_tokenless"
        else false end)
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP CONSTRAINT "one_time_codes_phone_check";--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP CONSTRAINT "one_time_codes_purpose_check";--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP CONSTRAINT "one_time_codes_phone_purpose_pk";--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "verification_id" uuid PRIMARY KEY NOT NULL;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verifications_phone_idx" ON "verifications" USING btree ("phone","purpose","created_at");--> statement-breakpoint
CREATE INDEX "verifications_user_idx" ON "verifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_registration_idx" ON "verifications" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "verifications_expires_idx" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_verification_id_verifications_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP COLUMN "phone";--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP COLUMN "purpose";--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP COLUMN "used_at";