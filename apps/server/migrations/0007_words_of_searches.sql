ALTER TABLE "searches" RENAME COLUMN "gave_way" TO "relaxed";--> statement-breakpoint
ALTER TABLE "searches" RENAME COLUMN "askers" TO "searchers";--> statement-breakpoint
ALTER TABLE "searches" RENAME CONSTRAINT "searches_askers_check" TO "searches_searchers_check";
