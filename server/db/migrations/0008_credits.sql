CREATE TABLE "credit_balances" (
	"visitor_hash" text PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "credit_balances_never_negative" CHECK ("credit_balances"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"visitor_hash" text NOT NULL,
	"amount" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_entries_reference_unique" UNIQUE("reference"),
	CONSTRAINT "credit_entries_amount" CHECK ("credit_entries"."amount" <> 0),
	CONSTRAINT "credit_entries_balance" CHECK ("credit_entries"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_purchases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"visitor_hash" text NOT NULL,
	"package_id" text NOT NULL,
	"credits" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text,
	"redirect_url" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_purchases_amount" CHECK ("credit_purchases"."amount_cents" > 0 and "credit_purchases"."credits" > 0),
	CONSTRAINT "credit_purchases_state" CHECK ("credit_purchases"."state" in ('started', 'paid', 'failed', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "image_drawings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"visitor_hash" text NOT NULL,
	"credits" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "image_drawings_credits" CHECK ("image_drawings"."credits" > 0),
	CONSTRAINT "image_drawings_state" CHECK ("image_drawings"."state" in ('drawing', 'drawn', 'returned'))
);
--> statement-breakpoint
CREATE INDEX "credit_entries_visitor" ON "credit_entries" USING btree ("visitor_hash","id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_purchases_live" ON "credit_purchases" USING btree ("visitor_hash","package_id","provider") WHERE "credit_purchases"."state" = 'started';--> statement-breakpoint
CREATE UNIQUE INDEX "credit_purchases_reference" ON "credit_purchases" USING btree ("provider","provider_reference");--> statement-breakpoint
CREATE INDEX "credit_purchases_undecided" ON "credit_purchases" USING btree ("updated_at") WHERE "credit_purchases"."state" = 'started';--> statement-breakpoint
CREATE INDEX "image_drawings_unfinished" ON "image_drawings" USING btree ("created_at") WHERE "image_drawings"."state" = 'drawing';--> statement-breakpoint
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'credit_entries is append-only';
END
$$;--> statement-breakpoint
CREATE TRIGGER "credit_entries_append_only" BEFORE UPDATE OR DELETE ON "credit_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
