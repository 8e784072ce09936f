CREATE TABLE "book_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	"return_id" uuid,
	"credit_piastres" bigint,
	"due_at" timestamp with time zone NOT NULL,
	"number" bigint,
	"issued_at" timestamp with time zone,
	CONSTRAINT "book_documents_kind_check" CHECK ("book_documents"."kind" in ('invoice', 'credit_note')),
	CONSTRAINT "book_documents_credit_check" CHECK (("book_documents"."kind" = 'credit_note') = (coalesce("book_documents"."credit_piastres", 0) > 0)),
	CONSTRAINT "book_documents_return_check" CHECK ("book_documents"."return_id" is null or "book_documents"."kind" = 'credit_note'),
	CONSTRAINT "book_documents_issued_check" CHECK (("book_documents"."number" is null) = ("book_documents"."issued_at" is null))
);
--> statement-breakpoint
CREATE TABLE "book_lines" (
	"document_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"sku" text,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"quantity" integer NOT NULL,
	"vat_rate_bp" integer NOT NULL,
	"net_piastres" bigint NOT NULL,
	"vat_piastres" bigint NOT NULL,
	CONSTRAINT "book_lines_document_id_place_pk" PRIMARY KEY("document_id","place"),
	CONSTRAINT "book_lines_quantity_check" CHECK ("book_lines"."quantity" > 0),
	CONSTRAINT "book_lines_net_check" CHECK ("book_lines"."net_piastres" >= 0),
	CONSTRAINT "book_lines_vat_check" CHECK ("book_lines"."vat_piastres" >= 0)
);
--> statement-breakpoint
CREATE TABLE "book_numbers" (
	"kind" text PRIMARY KEY NOT NULL,
	"last" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "book_numbers_kind_check" CHECK ("book_numbers"."kind" in ('invoice', 'credit_note'))
);
--> statement-breakpoint
ALTER TABLE "book_documents" ADD CONSTRAINT "book_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_documents" ADD CONSTRAINT "book_documents_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_lines" ADD CONSTRAINT "book_lines_document_id_book_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."book_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "book_documents_number_key" ON "book_documents" USING btree ("kind","number");--> statement-breakpoint
CREATE UNIQUE INDEX "book_documents_invoice_key" ON "book_documents" USING btree ("order_id") WHERE kind = 'invoice';--> statement-breakpoint
CREATE UNIQUE INDEX "book_documents_return_key" ON "book_documents" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "book_documents_order_idx" ON "book_documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "book_documents_due_idx" ON "book_documents" USING btree ("due_at","id") WHERE number is null;--> statement-breakpoint
CREATE INDEX "book_documents_issued_idx" ON "book_documents" USING btree ("issued_at","id");--> statement-breakpoint
CREATE FUNCTION refuse_book_change() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  raise exception 'The books are written once' using errcode = 'integrity_constraint_violation';
end $$;
--> statement-breakpoint
CREATE TRIGGER book_documents_written_once BEFORE UPDATE OR DELETE ON "book_documents"
  FOR EACH ROW WHEN (old.number is not null) EXECUTE FUNCTION refuse_book_change();
--> statement-breakpoint
CREATE TRIGGER book_lines_written_once BEFORE UPDATE OR DELETE ON "book_lines"
  FOR EACH ROW EXECUTE FUNCTION refuse_book_change();
