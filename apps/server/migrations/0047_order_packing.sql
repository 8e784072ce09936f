ALTER TABLE "shop_settings" DROP CONSTRAINT "shop_settings_second_factor_roles_check";--> statement-breakpoint
ALTER TABLE "staff_invitations" DROP CONSTRAINT "staff_invitations_role_check";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_role_check";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "packer_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "taken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "packed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_packer_id_users_id_fk" FOREIGN KEY ("packer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_packer_idx" ON "orders" USING btree ("packer_id") WHERE packer_id is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_packer_check" CHECK (("orders"."packer_id" is null) = ("orders"."taken_at" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_packed_check" CHECK ("orders"."packed_at" is null or "orders"."taken_at" is not null);--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_second_factor_roles_check" CHECK ("shop_settings"."second_factor_roles" <@ array['admin', 'catalogue', 'orders', 'support', 'warehouse', 'accountant']);--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_role_check" CHECK ("staff_invitations"."role" in ('admin', 'catalogue', 'orders', 'support', 'warehouse', 'accountant'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_check" CHECK ("users"."role" in ('shopper', 'catalogue', 'orders', 'support', 'warehouse', 'accountant', 'admin'));