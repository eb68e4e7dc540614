CREATE TABLE "attached_files" (
	"id" text PRIMARY KEY NOT NULL,
	"order_line_id" bigint NOT NULL,
	"version_id" text,
	"added_by" text NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"width_px" integer,
	"height_px" integer,
	"has_preview" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attached_files_added_by" CHECK ("attached_files"."added_by" in ('customer', 'shop')),
	CONSTRAINT "attached_files_size" CHECK ("attached_files"."size" > 0)
);
--> statement-breakpoint
ALTER TABLE "attached_files" ADD CONSTRAINT "attached_files_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attached_files" ADD CONSTRAINT "attached_files_version_id_design_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."design_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attached_files_line" ON "attached_files" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "attached_files_version" ON "attached_files" USING btree ("version_id");