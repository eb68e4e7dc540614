CREATE TABLE "shop_events" (
	"day" date NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"details" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_events_day_event_id_pk" PRIMARY KEY("day","event_id")
);
--> statement-breakpoint
CREATE INDEX "shop_events_name" ON "shop_events" USING btree ("name","day");