ALTER TABLE "product_listings" ADD COLUMN "terms" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_listings" ADD COLUMN "facets" text;--> statement-breakpoint
CREATE INDEX "products_sold_out" ON "products" USING btree ("id") WHERE not "products"."available_for_sale";