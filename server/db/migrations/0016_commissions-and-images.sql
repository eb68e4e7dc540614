CREATE TABLE "commission_images" (
	"variant_id" bigint NOT NULL,
	"image_id" text NOT NULL,
	CONSTRAINT "commission_images_variant_id_image_id_pk" PRIMARY KEY("variant_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "commissions" (
	"variant_id" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"specification" jsonb NOT NULL,
	"price_cents" integer NOT NULL,
	"visitor_hash" text NOT NULL,
	"facts" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "commissions_facts_unique" UNIQUE("facts"),
	CONSTRAINT "commissions_price" CHECK ("commissions"."price_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "image_data" (
	"image_id" text PRIMARY KEY NOT NULL,
	"original" "bytea" NOT NULL,
	"preview" "bytea"
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" text PRIMARY KEY NOT NULL,
	"visitor_hash" text NOT NULL,
	"original_name" text NOT NULL,
	"format" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"width_px" integer,
	"height_px" integer,
	"has_preview" boolean NOT NULL,
	"storage" text NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "images_size" CHECK ("images"."size" > 0),
	CONSTRAINT "images_storage" CHECK ("images"."storage" in ('file', 'database'))
);
--> statement-breakpoint
ALTER TABLE "commission_images" ADD CONSTRAINT "commission_images_variant_id_commissions_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."commissions"("variant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_images" ADD CONSTRAINT "commission_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_data" ADD CONSTRAINT "image_data_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_images_image" ON "commission_images" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "commissions_visitor" ON "commissions" USING btree ("visitor_hash","created_at");--> statement-breakpoint
CREATE INDEX "commissions_created" ON "commissions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "images_visitor" ON "images" USING btree ("visitor_hash","created_at");