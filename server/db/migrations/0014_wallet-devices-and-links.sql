CREATE TABLE "discount_uses" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"email_key" text NOT NULL,
	"visitor_hash" text
);
--> statement-breakpoint
CREATE TABLE "wallet_devices" (
	"device_hash" text PRIMARY KEY NOT NULL,
	"visitor_hash" text NOT NULL,
	"own_hash" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"visitor_hash" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "wallet_links_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "once_per_customer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "forgotten_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "discount_uses_email" ON "discount_uses" USING btree ("code","email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "discount_uses_visitor" ON "discount_uses" USING btree ("code","visitor_hash");--> statement-breakpoint
CREATE INDEX "wallet_devices_visitor" ON "wallet_devices" USING btree ("visitor_hash");--> statement-breakpoint
CREATE INDEX "wallet_devices_own" ON "wallet_devices" USING btree ("own_hash");--> statement-breakpoint
CREATE INDEX "wallet_links_visitor" ON "wallet_links" USING btree ("visitor_hash","created_at");--> statement-breakpoint
CREATE INDEX "wallet_links_expires" ON "wallet_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "orders_to_strip" ON "orders" USING btree ("forgotten_at") WHERE "orders"."forgotten_at" is not null and "orders"."email" <> '';--> statement-breakpoint
UPDATE "discounts" SET "once_per_customer" = true WHERE "code" = 'WELCOME10';--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The ledger of a wallet that ends is put under a name that is nobody''s; what came and went stays as it was.
	IF TG_OP = 'UPDATE' AND NEW.visitor_hash LIKE 'closed:%'
		AND to_jsonb(NEW) - 'visitor_hash' = to_jsonb(OLD) - 'visitor_hash' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'credit_entries is append-only';
END
$$;
