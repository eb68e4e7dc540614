CREATE TABLE "newsletter_subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"consent_words" text NOT NULL,
	"consent_page" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL
);
