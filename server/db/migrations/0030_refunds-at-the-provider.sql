CREATE TABLE "payment_disputes" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"respond_by" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_disputes_provider_id_pk" PRIMARY KEY("provider","id"),
	CONSTRAINT "payment_disputes_status" CHECK ("payment_disputes"."status" in ('needs-response', 'under-review', 'won', 'lost', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_state";--> statement-breakpoint
ALTER TABLE "demo_payments" ADD COLUMN "refunds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "origin" text DEFAULT 'shop' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "provider_refund_id" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "closing" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_disputes_payment" ON "payment_disputes" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_state" CHECK ("refunds"."state" in ('refunding', 'refunded', 'failed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "refunds" VALIDATE CONSTRAINT "refunds_state";--> statement-breakpoint
UPDATE "demo_payments" SET "refunds" = "made"."list" FROM (
	SELECT "payments"."provider_reference", jsonb_agg(jsonb_build_object('id', "refunds"."id", 'amountCents', "refunds"."amount_cents") ORDER BY "refunds"."created_at") AS "list"
	FROM "refunds" JOIN "payments" ON "payments"."id" = "refunds"."payment_id"
	WHERE "refunds"."state" = 'refunded' AND "payments"."provider" = 'demo'
	GROUP BY "payments"."provider_reference"
) AS "made" WHERE "demo_payments"."reference" = "made"."provider_reference";