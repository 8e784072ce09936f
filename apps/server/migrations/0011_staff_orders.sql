-- Names and phones as staff look for them: Arabic spellings that people take for the same are one, digits are ASCII, and a phone
-- stands as it is typed at home and abroad. Each word has a space before it, so that its beginning can be asked for.
CREATE FUNCTION fold_person(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(regexp_replace(translate(normalize(typed, NFKC),
  'أإآٱىیئؤةک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ءـًٌٍَُِّْٰ%_\', 'اااايييوهك01234567890123456789'), '\s+', ' ', 'g'));
--> statement-breakpoint
-- The body is parsed here, not when it runs, so that the indexes below find `fold_person` whatever the search path.
CREATE FUNCTION person_words(first_name text, last_name text, phone text, email text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ' ' || fold_person(first_name || ' ' || last_name || ' ' || email) || ' ' || replace(phone, '+20', '0') || ' ' || phone;
--> statement-breakpoint
CREATE TABLE "order_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"actor_id" bigint NOT NULL,
	"outcome" text NOT NULL,
	"note" text NOT NULL,
	"call_again_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_calls_outcome_check" CHECK ("order_calls"."outcome" in ('reached', 'no_answer', 'wrong_number', 'postponed')),
	CONSTRAINT "order_calls_again_check" CHECK ("order_calls"."call_again_at" is null or "order_calls"."outcome" = 'postponed')
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"actor_id" bigint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "empty_searches" (
	"day" date NOT NULL,
	"query" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "empty_searches_day_query_pk" PRIMARY KEY("day","query")
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "actor_id" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_calls" ADD CONSTRAINT "order_calls_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_calls" ADD CONSTRAINT "order_calls_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_calls_order_idx" ON "order_calls" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_calls_reached_idx" ON "order_calls" USING btree ("order_id") WHERE outcome = 'reached';--> statement-breakpoint
CREATE INDEX "order_calls_actor_idx" ON "order_calls" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "order_notes_order_idx" ON "order_notes" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_notes_actor_idx" ON "order_notes" USING btree ("actor_id");--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_events_actor_idx" ON "order_events" USING btree ("actor_id") WHERE actor_id is not null;--> statement-breakpoint
CREATE INDEX "orders_listed_idx" ON "orders" USING btree ("created_at","id","status","payment_status","payment_method","governorate","total_piastres");--> statement-breakpoint
CREATE INDEX "orders_phone_idx" ON "orders" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "orders_person_idx" ON "orders" USING gin (person_words("first_name", "last_name", "phone", '') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_role_idx" ON "users" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "users_person_idx" ON "users" USING gin (person_words("first_name", "last_name", "phone", "email") gin_trgm_ops);