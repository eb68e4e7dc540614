CREATE TABLE "jobs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"order_line_id" bigint NOT NULL,
	"line_number" integer NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"plan" jsonb NOT NULL,
	"film" text,
	"finish" text,
	"pieces" integer NOT NULL,
	"due_on" date NOT NULL,
	"width_mm" double precision,
	"height_mm" double precision,
	"colours" text[] DEFAULT '{}' NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"trouble" text,
	"made_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "jobs_orderLineId_unique" UNIQUE("order_line_id"),
	CONSTRAINT "jobs_state_known" CHECK ("jobs"."state" in ('new')),
	CONSTRAINT "jobs_pieces" CHECK ("jobs"."pieces" > 0)
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_state" ON "jobs" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "jobs_order" ON "jobs" USING btree ("order_id");