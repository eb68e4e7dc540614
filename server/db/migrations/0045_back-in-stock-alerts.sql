CREATE TABLE "back_in_stock_alerts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"variant_id" bigint NOT NULL,
	"visitor_hash" text,
	"consent_words" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirm_token" text DEFAULT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') NOT NULL,
	"unsubscribe_token" text DEFAULT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') NOT NULL,
	"confirmed_at" timestamp with time zone,
	"mails_sent" integer DEFAULT 0 NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "back_in_stock_alerts_confirmToken_unique" UNIQUE("confirm_token"),
	CONSTRAINT "back_in_stock_alerts_unsubscribeToken_unique" UNIQUE("unsubscribe_token"),
	CONSTRAINT "back_in_stock_alerts_once" UNIQUE("email","variant_id"),
	CONSTRAINT "back_in_stock_alerts_mails" CHECK ("back_in_stock_alerts"."mails_sent" >= 0)
);
--> statement-breakpoint
ALTER TABLE "back_in_stock_alerts" ADD CONSTRAINT "back_in_stock_alerts_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "back_in_stock_alerts_variant" ON "back_in_stock_alerts" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "back_in_stock_alerts_visitor" ON "back_in_stock_alerts" USING btree ("visitor_hash");--> statement-breakpoint
CREATE INDEX "back_in_stock_alerts_email" ON "back_in_stock_alerts" USING btree (lower("email"));