CREATE UNLOGGED TABLE "presence" (
	"page" text NOT NULL,
	"browser" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "presence_page_browser_pk" PRIMARY KEY("page","browser")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "presence_age" ON "presence" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "rate_limits_end" ON "rate_limits" USING btree ("ends_at");