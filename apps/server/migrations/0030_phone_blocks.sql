CREATE TABLE "phone_blocks" (
	"phone" text PRIMARY KEY NOT NULL,
	"actor_id" bigint,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "phone_blocks" ADD CONSTRAINT "phone_blocks_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Who was blocked before could still order as a guest.
INSERT INTO phone_blocks (phone, created_at) SELECT phone, now() FROM users WHERE role = 'shopper' AND NOT is_active;
