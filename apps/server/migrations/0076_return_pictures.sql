CREATE TABLE "return_pictures" (
	"return_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"source_hash" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_pictures_return_id_place_pk" PRIMARY KEY("return_id","place"),
	CONSTRAINT "return_pictures_place_check" CHECK ("return_pictures"."place" between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "return_pictures" ADD CONSTRAINT "return_pictures_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "return_pictures_source_key" ON "return_pictures" USING btree ("return_id","source_hash");