CREATE TABLE "production_files" (
	"key" text PRIMARY KEY NOT NULL,
	"home" text NOT NULL,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "production_files_home" ON "production_files" USING btree ("home");