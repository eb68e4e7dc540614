DELETE FROM "tag_neighbours";--> statement-breakpoint
ALTER TABLE "co_purchases" DROP CONSTRAINT "co_purchases_product_id_products_id_fk";
--> statement-breakpoint
ALTER TABLE "co_purchases" DROP CONSTRAINT "co_purchases_other_id_products_id_fk";
--> statement-breakpoint
ALTER TABLE "product_stats" DROP CONSTRAINT "product_stats_product_id_products_id_fk";
--> statement-breakpoint
ALTER TABLE "tag_neighbours" DROP CONSTRAINT "tag_neighbours_product_id_products_id_fk";
--> statement-breakpoint
ALTER TABLE "tag_neighbours" DROP CONSTRAINT "tag_neighbours_other_id_products_id_fk";
--> statement-breakpoint
ALTER TABLE "tag_neighbours" DROP CONSTRAINT "tag_neighbours_product_id_other_id_pk";--> statement-breakpoint
ALTER TABLE "tag_neighbours" ADD PRIMARY KEY ("product_id");--> statement-breakpoint
ALTER TABLE "tag_neighbours" ADD COLUMN "other_ids" bigint[] NOT NULL;--> statement-breakpoint
ALTER TABLE "tag_neighbours" ADD COLUMN "similarities" real[] NOT NULL;--> statement-breakpoint
ALTER TABLE "tag_neighbours" DROP COLUMN "other_id";--> statement-breakpoint
ALTER TABLE "tag_neighbours" DROP COLUMN "similarity";