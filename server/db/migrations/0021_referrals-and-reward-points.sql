CREATE TABLE "order_identities" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"email_key" text NOT NULL,
	"address_key" text,
	"card_key" text
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"visitor_hash" text NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"referrer_visitor_hash" text NOT NULL,
	"friend_visitor_hash" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"refusal" text,
	"order_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "referrals_friendVisitorHash_unique" UNIQUE("friend_visitor_hash"),
	CONSTRAINT "referrals_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "referrals_status" CHECK ("referrals"."status" in ('pending', 'completed', 'refused', 'reversed')),
	CONSTRAINT "referrals_decided" CHECK (("referrals"."status" = 'pending') = ("referrals"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "reward_point_balances" (
	"visitor_hash" text PRIMARY KEY NOT NULL,
	"available" integer DEFAULT 0 NOT NULL,
	"earned" integer DEFAULT 0 NOT NULL,
	"owed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "reward_point_balances_never_negative" CHECK ("reward_point_balances"."available" >= 0 and "reward_point_balances"."earned" >= 0 and "reward_point_balances"."owed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reward_point_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"visitor_hash" text NOT NULL,
	"amount" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reward_point_entries_reference_unique" UNIQUE("reference"),
	CONSTRAINT "reward_point_entries_amount" CHECK ("reward_point_entries"."amount" <> 0),
	CONSTRAINT "reward_point_entries_balance" CHECK ("reward_point_entries"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reward_redemptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"visitor_hash" text NOT NULL,
	"reward_id" integer NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"points" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "reward_redemptions_code_unique" UNIQUE("code"),
	CONSTRAINT "reward_redemptions_points" CHECK ("reward_redemptions"."points" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_identities" ADD CONSTRAINT "order_identities_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_identities_email" ON "order_identities" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "order_identities_address" ON "order_identities" USING btree ("address_key");--> statement-breakpoint
CREATE INDEX "order_identities_card" ON "order_identities" USING btree ("card_key");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_codes_current" ON "referral_codes" USING btree ("visitor_hash") WHERE "referral_codes"."is_current";--> statement-breakpoint
CREATE INDEX "referral_codes_visitor" ON "referral_codes" USING btree ("visitor_hash");--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" USING btree ("referrer_visitor_hash","created_at");--> statement-breakpoint
CREATE INDEX "referrals_waiting" ON "referrals" USING btree ("created_at") WHERE "referrals"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "reward_point_entries_visitor" ON "reward_point_entries" USING btree ("visitor_hash","id");--> statement-breakpoint
CREATE INDEX "reward_redemptions_visitor" ON "reward_redemptions" USING btree ("visitor_hash","created_at");--> statement-breakpoint
CREATE FUNCTION "refuse_points_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The ledger of a wallet that ends is put under a name that is nobody''s; what came and went stays as it was.
	IF TG_OP = 'UPDATE' AND NEW.visitor_hash LIKE 'closed:%'
		AND to_jsonb(NEW) - 'visitor_hash' = to_jsonb(OLD) - 'visitor_hash' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'reward_point_entries is append-only';
END
$$;--> statement-breakpoint
CREATE TRIGGER "reward_point_entries_append_only" BEFORE UPDATE OR DELETE ON "reward_point_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_points_ledger_change"();
