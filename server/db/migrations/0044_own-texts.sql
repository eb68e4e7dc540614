CREATE TABLE "own_text_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"key" text NOT NULL,
	"before" text,
	"after" text
);
--> statement-breakpoint
CREATE TABLE "own_texts" (
	"key" text PRIMARY KEY NOT NULL,
	"source" text
);
--> statement-breakpoint
CREATE INDEX "own_text_changes_of_key" ON "own_text_changes" USING btree ("key","id");