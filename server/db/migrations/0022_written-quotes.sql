CREATE TABLE "written_quotes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"kind" text NOT NULL,
	"specification" jsonb NOT NULL,
	"title" text NOT NULL,
	"name" text NOT NULL,
	"each" text NOT NULL,
	"piece" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"price_cents" integer NOT NULL,
	"visitor_hash" text NOT NULL,
	"facts" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"email" text,
	"consent_words" text,
	"mails_sent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "written_quotes_token_unique" UNIQUE("token"),
	CONSTRAINT "written_quotes_facts_unique" UNIQUE("facts"),
	CONSTRAINT "written_quotes_price" CHECK ("written_quotes"."price_cents" > 0)
);
--> statement-breakpoint
CREATE INDEX "written_quotes_visitor" ON "written_quotes" USING btree ("visitor_hash","created_at");--> statement-breakpoint
CREATE INDEX "written_quotes_expires" ON "written_quotes" USING btree ("expires_at");