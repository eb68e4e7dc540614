CREATE TABLE "added_terms" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"phrase" text NOT NULL,
	"kind" text NOT NULL,
	"way_on" text DEFAULT '' NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "added_terms_phrase_unique" UNIQUE("phrase")
);
--> statement-breakpoint
CREATE TABLE "refused_wishes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"text" text NOT NULL,
	"reason" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refused_wishes_once" UNIQUE("place","text")
);
--> statement-breakpoint
CREATE INDEX "refused_wishes_age" ON "refused_wishes" USING btree ("last_at");