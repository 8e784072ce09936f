CREATE TABLE "last_backup" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "last_backup_only_check" CHECK ("last_backup"."is_only")
);
