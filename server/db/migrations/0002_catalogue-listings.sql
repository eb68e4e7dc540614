CREATE TABLE "product_listings" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_price";--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
ALTER TABLE "collection_products" ADD COLUMN "price_cents" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "csv_row" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "extra_columns" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_images" ADD COLUMN "spellings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "description_safe_html" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "compare_at_cents" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "csv_row" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "spellings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_listings" ADD CONSTRAINT "product_listings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_listings_position" ON "product_listings" USING btree ("position","product_id");--> statement-breakpoint
CREATE INDEX "product_listings_price_low" ON "product_listings" USING btree ("price_cents","position","product_id");--> statement-breakpoint
CREATE INDEX "product_listings_price_high" ON "product_listings" USING btree ("price_cents" DESC NULLS FIRST,"position","product_id");--> statement-breakpoint
CREATE INDEX "product_listings_words" ON "product_listings" USING gin ("words");--> statement-breakpoint
CREATE INDEX "collection_products_price_low" ON "collection_products" USING btree ("collection_id","price_cents","position","product_id");--> statement-breakpoint
CREATE INDEX "collection_products_price_high" ON "collection_products" USING btree ("collection_id","price_cents" DESC NULLS FIRST,"position","product_id");