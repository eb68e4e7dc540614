CREATE TABLE "credit_money_back" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"purchase_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"respond_by" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_money_back_provider_id_pk" PRIMARY KEY("provider","id"),
	CONSTRAINT "credit_money_back_amount" CHECK ("credit_money_back"."amount_cents" > 0),
	CONSTRAINT "credit_money_back_kind" CHECK ("credit_money_back"."kind" in ('refund', 'dispute')),
	CONSTRAINT "credit_money_back_status" CHECK ("credit_money_back"."status" in ('refunded', 'failed', 'needs-response', 'under-review', 'won', 'lost', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "credit_purchases" ADD COLUMN "taken_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_purchases" ADD COLUMN "taken_back_entries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_money_back" ADD CONSTRAINT "credit_money_back_purchase_id_credit_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."credit_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_money_back_purchase" ON "credit_money_back" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "credit_money_back_updated" ON "credit_money_back" USING btree ("updated_at");