CREATE TABLE "download_grants" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"order_id" bigint,
	"order_line_id" bigint,
	"goods" jsonb NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"renewals" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "download_grants_token_unique" UNIQUE("token"),
	CONSTRAINT "download_grants_orderLineId_unique" UNIQUE("order_line_id"),
	CONSTRAINT "download_grants_counts" CHECK ("download_grants"."downloads" >= 0 and "download_grants"."renewals" >= 0)
);
--> statement-breakpoint
ALTER TABLE "download_grants" ADD CONSTRAINT "download_grants_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "download_grants" ADD CONSTRAINT "download_grants_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "download_grants_order" ON "download_grants" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "download_grants_samples" ON "download_grants" USING btree ("expires_at") WHERE "download_grants"."order_id" is null;