CREATE TABLE "tax_receipts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"document_id" bigint NOT NULL,
	"pos_serial" text NOT NULL,
	"uuid" text NOT NULL,
	"previous_uuid" text NOT NULL,
	"body" text NOT NULL,
	"url" text NOT NULL,
	"status" text DEFAULT 'due' NOT NULL,
	"submission" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"error" text,
	CONSTRAINT "tax_receipts_status_check" CHECK ("tax_receipts"."status" in ('due', 'sent', 'accepted', 'rejected')),
	CONSTRAINT "tax_receipts_uuid_check" CHECK ("tax_receipts"."uuid" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "tax_receipts_submission_check" CHECK ("tax_receipts"."status" <> 'sent' or "tax_receipts"."submission" is not null)
);
--> statement-breakpoint
ALTER TABLE "tax_receipts" ADD CONSTRAINT "tax_receipts_document_id_book_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."book_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_receipts_document_key" ON "tax_receipts" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_receipts_uuid_key" ON "tax_receipts" USING btree ("uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_receipts_chain_key" ON "tax_receipts" USING btree ("pos_serial","previous_uuid");--> statement-breakpoint
CREATE INDEX "tax_receipts_open_idx" ON "tax_receipts" USING btree ("next_try_at","id") WHERE status <> 'accepted';