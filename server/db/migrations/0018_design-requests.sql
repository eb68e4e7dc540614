CREATE TABLE "design_requests" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"order_id" bigint NOT NULL,
	"order_line_id" bigint NOT NULL,
	"requirements" text NOT NULL,
	"file_ids" text[] DEFAULT '{}' NOT NULL,
	"state" text NOT NULL,
	"paid_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "design_requests_token_unique" UNIQUE("token"),
	CONSTRAINT "design_requests_orderLineId_unique" UNIQUE("order_line_id"),
	CONSTRAINT "design_requests_state_known" CHECK ("design_requests"."state" in ('awaiting-credits', 'open', 'proof', 'changes', 'approved')),
	CONSTRAINT "design_requests_paid" CHECK ("design_requests"."paid_by" in ('order', 'credits'))
);
--> statement-breakpoint
CREATE TABLE "design_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"format" text NOT NULL,
	"note" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"decision" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "design_versions_number" UNIQUE("request_id","number"),
	CONSTRAINT "design_versions_decision" CHECK ("design_versions"."decision" in ('approved', 'changes'))
);
--> statement-breakpoint
ALTER TABLE "design_requests" ADD CONSTRAINT "design_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_requests" ADD CONSTRAINT "design_requests_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_versions" ADD CONSTRAINT "design_versions_request_id_design_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."design_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "design_requests_state" ON "design_requests" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "design_requests_order" ON "design_requests" USING btree ("order_id");