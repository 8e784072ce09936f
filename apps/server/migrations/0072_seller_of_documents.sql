ALTER TABLE "book_documents" ADD COLUMN "seller" jsonb;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "seller_address" text;--> statement-breakpoint
-- Documents that were issued before keep the seller of the upgrade.
ALTER TABLE "book_documents" DISABLE TRIGGER book_documents_written_once;--> statement-breakpoint
UPDATE "book_documents" SET "seller" = (
  SELECT jsonb_build_object(
    'name', jsonb_build_object('en', name_en, 'ar', name_ar), 'address', null, 'commercialRegister', commercial_register, 'taxCard', tax_card)
  FROM "shop_settings") WHERE "number" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "book_documents" ENABLE TRIGGER book_documents_written_once;
