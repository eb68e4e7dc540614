ALTER TABLE "artworks" ADD COLUMN "page" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "artworks" ADD COLUMN "pages" integer DEFAULT 1 NOT NULL;