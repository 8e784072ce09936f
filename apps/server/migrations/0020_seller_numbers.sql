ALTER TABLE "shop_settings" ADD COLUMN "commercial_register" text;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "tax_card" text;