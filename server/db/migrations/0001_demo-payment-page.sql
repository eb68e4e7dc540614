ALTER TABLE "demo_payments" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_payments" ADD COLUMN "success_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_payments" ADD COLUMN "cancel_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_payments" ADD COLUMN "expires_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "demo_payments" ADD COLUMN "refund_keys" text[] DEFAULT '{}' NOT NULL;