CREATE TABLE "order_undos" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"step" text NOT NULL,
	"event_id" bigint NOT NULL,
	"message_id" uuid,
	"receives_cash" boolean NOT NULL,
	"undo_until" timestamp with time zone NOT NULL,
	CONSTRAINT "order_undos_step_check" CHECK ("order_undos"."step" in ('ship', 'deliver'))
);
--> statement-breakpoint
ALTER TABLE "order_undos" ADD CONSTRAINT "order_undos_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;