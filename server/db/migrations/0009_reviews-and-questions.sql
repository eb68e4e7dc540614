CREATE TABLE "product_questions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_id" bigint NOT NULL,
	"body" text NOT NULL,
	"author" text NOT NULL,
	"email" text,
	"visitor_hash" text,
	"sample" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_questions_state_known" CHECK ("product_questions"."state" in ('published', 'pending', 'hidden')),
	CONSTRAINT "product_questions_answered" CHECK ("product_questions"."state" <> 'published' or "product_questions"."answer" <> '')
);
--> statement-breakpoint
CREATE TABLE "review_invitations" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"review_id" bigint NOT NULL,
	"visitor_hash" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_reports_review_id_visitor_hash_pk" PRIMARY KEY("review_id","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" bigint NOT NULL,
	"visitor_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_votes_review_id_visitor_hash_pk" PRIMARY KEY("review_id","visitor_hash")
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "held_for" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "order_id" bigint;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "buyer_hash" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "visitor_hash" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "photo" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "photo_width" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "photo_height" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "helpful_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "report_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_questions_product" ON "product_questions" USING btree ("product_id","state","answered_at");--> statement-breakpoint
CREATE INDEX "product_questions_state" ON "product_questions" USING btree ("state","id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_state" ON "reviews" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "reviews_order" ON "reviews" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_buyer" ON "reviews" USING btree ("product_id","buyer_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_photo" ON "reviews" USING btree ("photo");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_state_known" CHECK ("reviews"."state" in ('published', 'pending', 'hidden'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_helpful" CHECK ("reviews"."helpful_count" >= 0);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_bought" CHECK ("reviews"."sample" or "reviews"."buyer_hash" is not null);