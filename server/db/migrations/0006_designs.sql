CREATE TABLE "artworks" (
	"id" text PRIMARY KEY NOT NULL,
	"visitor_hash" text NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"width_mm" double precision NOT NULL,
	"height_mm" double precision NOT NULL,
	"dpi" integer,
	"has_own_cut" boolean NOT NULL,
	"tolerance" double precision,
	"offset_mm" double precision NOT NULL,
	"vectorised" boolean NOT NULL,
	"saved_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "artworks_size" CHECK ("artworks"."width_mm" > 0 and "artworks"."height_mm" > 0 and "artworks"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "designs" (
	"id" text PRIMARY KEY NOT NULL,
	"visitor_hash" text NOT NULL,
	"prompt" text NOT NULL,
	"style" text NOT NULL,
	"seed" integer NOT NULL,
	"design" jsonb NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"motifs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"width_mm" double precision NOT NULL,
	"height_mm" double precision NOT NULL,
	"palette" text[] DEFAULT '{}' NOT NULL,
	"made_from" text,
	"saved_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "designs_size" CHECK ("designs"."width_mm" > 0 and "designs"."height_mm" > 0)
);
--> statement-breakpoint
CREATE TABLE "made_to_order" (
	"variant_id" bigint PRIMARY KEY NOT NULL,
	"design_id" text,
	"artwork_id" text,
	"width_mm" double precision NOT NULL,
	"height_mm" double precision NOT NULL,
	"cut_kind" text NOT NULL,
	"material" text NOT NULL,
	"finish" text NOT NULL,
	"quantity" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"visitor_hash" text NOT NULL,
	"facts" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "made_to_order_facts_unique" UNIQUE("facts"),
	CONSTRAINT "made_to_order_of" CHECK (("made_to_order"."design_id" is null) <> ("made_to_order"."artwork_id" is null)),
	CONSTRAINT "made_to_order_cut" CHECK ("made_to_order"."cut_kind" in ('kiss', 'through')),
	CONSTRAINT "made_to_order_price" CHECK ("made_to_order"."price_cents" > 0 and "made_to_order"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "made_to_order" ADD CONSTRAINT "made_to_order_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "made_to_order" ADD CONSTRAINT "made_to_order_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "made_to_order" ADD CONSTRAINT "made_to_order_artwork_id_artworks_id_fk" FOREIGN KEY ("artwork_id") REFERENCES "public"."artworks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "artworks_visitor" ON "artworks" USING btree ("visitor_hash","created_at");--> statement-breakpoint
CREATE INDEX "artworks_unsaved" ON "artworks" USING btree ("created_at") WHERE "artworks"."saved_at" is null;--> statement-breakpoint
CREATE INDEX "designs_visitor" ON "designs" USING btree ("visitor_hash","created_at");--> statement-breakpoint
CREATE INDEX "designs_unsaved" ON "designs" USING btree ("created_at") WHERE "designs"."saved_at" is null;--> statement-breakpoint
CREATE INDEX "made_to_order_design" ON "made_to_order" USING btree ("design_id");--> statement-breakpoint
CREATE INDEX "made_to_order_artwork" ON "made_to_order" USING btree ("artwork_id");--> statement-breakpoint
CREATE INDEX "made_to_order_created" ON "made_to_order" USING btree ("created_at");