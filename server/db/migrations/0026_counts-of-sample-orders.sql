DROP INDEX "co_purchases_weight";--> statement-breakpoint
ALTER TABLE "co_purchases" ADD COLUMN "sample_n" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_stats" ADD COLUMN "sample_n" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What was counted of the sample shop's orders before; orders too big for pairs have no weight of pairs.
UPDATE "product_stats" s SET "sample_n" = c."n" FROM (
  SELECT l."product_id", count(DISTINCT o."id") AS "n"
  FROM "orders" o JOIN "order_lines" l ON l."order_id" = o."id"
  WHERE o."sample" AND o."recommendation_wn" IS NOT NULL AND l."product_id" IS NOT NULL
  GROUP BY l."product_id"
) c WHERE c."product_id" = s."product_id";--> statement-breakpoint
UPDATE "co_purchases" p SET "sample_n" = c."n" FROM (
  SELECT a."product_id", b."product_id" AS "other_id", count(DISTINCT o."id") AS "n"
  FROM "orders" o
  JOIN "order_lines" a ON a."order_id" = o."id"
  JOIN "order_lines" b ON b."order_id" = o."id" AND b."product_id" <> a."product_id"
  WHERE o."sample" AND o."recommendation_w" > 0
  GROUP BY a."product_id", b."product_id"
) c WHERE c."product_id" = p."product_id" AND c."other_id" = p."other_id";--> statement-breakpoint
CREATE INDEX "co_purchases_weight" ON "co_purchases" USING btree ("product_id","w" DESC NULLS LAST,"other_id","n","sample_n");