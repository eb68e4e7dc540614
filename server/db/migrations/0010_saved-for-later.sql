CREATE TABLE "saved_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"visitor_hash" text NOT NULL,
	"variant_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"attributes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attributes_key" text DEFAULT '' NOT NULL,
	"position" bigserial NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_lines_merchandise" UNIQUE("visitor_hash","variant_id","attributes_key"),
	CONSTRAINT "saved_lines_quantity" CHECK ("saved_lines"."quantity" between 1 and 9999)
);
--> statement-breakpoint
ALTER TABLE "saved_lines" ADD CONSTRAINT "saved_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_lines_variant" ON "saved_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "saved_lines_saved" ON "saved_lines" USING btree ("saved_at");