CREATE TABLE "making_checks" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"stop" text,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "stop" text;--> statement-breakpoint
CREATE INDEX "making_checks_age" ON "making_checks" USING btree ("checked_at");