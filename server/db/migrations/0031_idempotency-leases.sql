ALTER TABLE "image_drawings" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "image_drawings" ADD COLUMN "artwork_id" text;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "owner" text;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "lease_until" timestamp with time zone;