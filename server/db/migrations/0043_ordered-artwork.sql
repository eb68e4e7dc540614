CREATE TABLE "ordered_artwork" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"image_id" text,
	"design_id" text
);
--> statement-breakpoint
ALTER TABLE "ordered_artwork" ADD CONSTRAINT "ordered_artwork_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ordered_artwork" ADD CONSTRAINT "ordered_artwork_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ordered_artwork" ADD CONSTRAINT "ordered_artwork_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ordered_artwork_payment" ON "ordered_artwork" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "ordered_artwork_image" ON "ordered_artwork" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "ordered_artwork_design" ON "ordered_artwork" USING btree ("design_id");