-- locks: writes to credit_purchases wait, about 1 s for 100,000 purchases
ALTER TABLE "credit_purchases" ADD COLUMN "price_cents" integer;--> statement-breakpoint
ALTER TABLE "credit_purchases" ADD COLUMN "taxes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_purchases" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "credit_purchases" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "credit_purchases" ADD COLUMN "province" text;--> statement-breakpoint
ALTER TABLE "credit_purchases" ADD COLUMN "receipt_token" text;--> statement-breakpoint
CREATE INDEX "credit_purchases_receipt" ON "credit_purchases" USING btree ("receipt_token");--> statement-breakpoint
CREATE INDEX "credit_purchases_email" ON "credit_purchases" USING btree (lower("email"));
