CREATE TABLE "order_serials" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_serials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"line_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"serial" text NOT NULL,
	"actor_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone,
	"return_id" uuid,
	CONSTRAINT "order_serials_serial_check" CHECK ("order_serials"."serial" ~ '^[A-Z0-9][A-Z0-9./_:+-]{3,39}$'),
	CONSTRAINT "order_serials_return_check" CHECK ("order_serials"."return_id" is null or "order_serials"."returned_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "has_serial_numbers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "return_lines" ADD COLUMN "other_serials" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_serials" ADD CONSTRAINT "order_serials_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_serials" ADD CONSTRAINT "order_serials_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_serials" ADD CONSTRAINT "order_serials_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_serials" ADD CONSTRAINT "order_serials_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_serials" ADD CONSTRAINT "order_serials_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_serials_out_key" ON "order_serials" USING btree ("product_id","serial") WHERE returned_at is null;--> statement-breakpoint
CREATE INDEX "order_serials_searched_idx" ON "order_serials" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "order_serials_order_idx" ON "order_serials" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_serials_line_idx" ON "order_serials" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "order_serials_actor_idx" ON "order_serials" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "order_serials_return_idx" ON "order_serials" USING btree ("return_id") WHERE return_id is not null;