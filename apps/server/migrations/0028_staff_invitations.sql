CREATE TABLE "staff_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"phone" text NOT NULL,
	"role" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"invited_by" bigint,
	"message_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitations_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_invitations_phone_unique" UNIQUE("phone"),
	CONSTRAINT "staff_invitations_phone_check" CHECK ("staff_invitations"."phone" ~ '^[+]201[0125][0-9]{8}$'),
	CONSTRAINT "staff_invitations_role_check" CHECK ("staff_invitations"."role" in ('catalogue', 'orders', 'support', 'admin'))
);
--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_invitations_invited_by_idx" ON "staff_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "staff_invitations_message_idx" ON "staff_invitations" USING btree ("message_id");--> statement-breakpoint
-- A member whose phone was never verified has not begun: an invitation, to be sent anew, takes the place of the role.
INSERT INTO "staff_invitations" ("id", "token_hash", "phone", "role", "first_name", "last_name", "created_at", "expires_at")
  SELECT gen_random_uuid(), encode(sha256(gen_random_uuid()::text::bytea), 'hex'), "phone", "role", "first_name", "last_name", now(), now()
  FROM "users" WHERE "role" <> 'shopper' AND NOT "is_phone_verified" AND "is_active";--> statement-breakpoint
INSERT INTO "audit_entries" ("action", "entity", "entity_id", "before", "after")
  SELECT 'dismissed', 'staff_member', "id"::text, jsonb_build_object('role', "role"), jsonb_build_object('role', 'shopper')
  FROM "users" WHERE "role" <> 'shopper' AND NOT "is_phone_verified";--> statement-breakpoint
DELETE FROM "second_factors" f USING "users" u WHERE u."id" = f."user_id" AND u."role" <> 'shopper' AND NOT u."is_phone_verified";--> statement-breakpoint
UPDATE "users" SET "role" = 'shopper', "version" = "version" + 1, "updated_at" = now()
  WHERE "role" <> 'shopper' AND NOT "is_phone_verified";
