DROP INDEX "product_listings_words";--> statement-breakpoint
DROP INDEX "products_tags";--> statement-breakpoint
CREATE INDEX "products_popular" ON "products" USING btree (("tags" && array['best-seller', 'popular']) desc,"position","id") WHERE "products"."available_for_sale" and "products"."published" and "products"."status" = 'active';--> statement-breakpoint
CREATE INDEX "product_listings_words" ON "product_listings" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "products_tags" ON "products" USING gin ("tags") WITH (fastupdate=false);