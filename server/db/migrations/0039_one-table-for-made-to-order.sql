-- Decals and all other items made for one customer become rows of one table, of a kind and with a specification.
-- Expands only: until no release before this one runs, triggers fill the old columns of made_to_order and the tables commissions and
-- commission_images from what this release writes, and the other way round. The contract drops those and the triggers.
CREATE TABLE "made_to_order_images" (
	"variant_id" bigint NOT NULL,
	"image_id" text NOT NULL,
	CONSTRAINT "made_to_order_images_variant_id_image_id_pk" PRIMARY KEY("variant_id","image_id")
);
--> statement-breakpoint
ALTER TABLE "made_to_order" DROP CONSTRAINT "made_to_order_of";--> statement-breakpoint
ALTER TABLE "made_to_order" DROP CONSTRAINT "made_to_order_price";--> statement-breakpoint
ALTER TABLE "made_to_order" ALTER COLUMN "width_mm" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "made_to_order" ALTER COLUMN "height_mm" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "made_to_order" ALTER COLUMN "cut_kind" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "made_to_order" ALTER COLUMN "material" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "made_to_order" ALTER COLUMN "finish" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "made_to_order" ALTER COLUMN "quantity" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "made_to_order" ADD COLUMN "kind" text DEFAULT 'decal' NOT NULL;--> statement-breakpoint
ALTER TABLE "made_to_order" ADD COLUMN "specification" jsonb;--> statement-breakpoint
UPDATE "made_to_order" SET "specification" = jsonb_build_object(
	'widthMm', "width_mm", 'heightMm', "height_mm", 'cutKind', "cut_kind",
	'material', "material", 'finish', "finish", 'quantity', "quantity");--> statement-breakpoint
INSERT INTO "made_to_order" ("variant_id", "kind", "specification", "price_cents", "visitor_hash", "facts", "created_at")
	SELECT "variant_id", "kind", "specification", "price_cents", "visitor_hash", "facts", "created_at" FROM "commissions";--> statement-breakpoint
INSERT INTO "made_to_order_images" SELECT "variant_id", "image_id" FROM "commission_images";--> statement-breakpoint
ALTER TABLE "made_to_order_images" ADD CONSTRAINT "made_to_order_images_variant_id_made_to_order_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."made_to_order"("variant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "made_to_order_images" ADD CONSTRAINT "made_to_order_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "made_to_order_images_image" ON "made_to_order_images" USING btree ("image_id");--> statement-breakpoint
ALTER TABLE "made_to_order" ADD CONSTRAINT "made_to_order_shows" CHECK (("made_to_order"."kind" = 'decal') = (num_nonnulls("made_to_order"."design_id", "made_to_order"."artwork_id") = 1)) NOT VALID;--> statement-breakpoint
ALTER TABLE "made_to_order" ADD CONSTRAINT "made_to_order_specified" CHECK ("made_to_order"."specification" is not null) NOT VALID;--> statement-breakpoint
ALTER TABLE "made_to_order" ADD CONSTRAINT "made_to_order_cost" CHECK ("made_to_order"."price_cents" > 0) NOT VALID;--> statement-breakpoint
CREATE FUNCTION "fill_made_to_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.specification IS NULL THEN
		NEW.specification := jsonb_build_object(
			'widthMm', NEW.width_mm, 'heightMm', NEW.height_mm, 'cutKind', NEW.cut_kind,
			'material', NEW.material, 'finish', NEW.finish, 'quantity', NEW.quantity);
	ELSIF NEW.kind = 'decal' THEN
		NEW.width_mm := (NEW.specification ->> 'widthMm')::double precision;
		NEW.height_mm := (NEW.specification ->> 'heightMm')::double precision;
		NEW.cut_kind := NEW.specification ->> 'cutKind';
		NEW.material := NEW.specification ->> 'material';
		NEW.finish := NEW.specification ->> 'finish';
		NEW.quantity := (NEW.specification ->> 'quantity')::integer;
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "made_to_order_filled" BEFORE INSERT ON "made_to_order" FOR EACH ROW EXECUTE FUNCTION "fill_made_to_order"();--> statement-breakpoint
CREATE FUNCTION "copy_to_commissions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		UPDATE commissions SET visitor_hash = NEW.visitor_hash WHERE variant_id = NEW.variant_id;
	ELSE
		INSERT INTO commissions (variant_id, kind, specification, price_cents, visitor_hash, facts, created_at)
			VALUES (NEW.variant_id, NEW.kind, NEW.specification, NEW.price_cents, NEW.visitor_hash, NEW.facts, NEW.created_at)
			ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "made_to_order_copied" AFTER INSERT OR UPDATE OF "visitor_hash" ON "made_to_order" FOR EACH ROW WHEN (NEW.kind <> 'decal') EXECUTE FUNCTION "copy_to_commissions"();--> statement-breakpoint
CREATE FUNCTION "copy_from_commissions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO made_to_order (variant_id, kind, specification, price_cents, visitor_hash, facts, created_at)
		VALUES (NEW.variant_id, NEW.kind, NEW.specification, NEW.price_cents, NEW.visitor_hash, NEW.facts, NEW.created_at)
		ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "commissions_copied" AFTER INSERT ON "commissions" FOR EACH ROW EXECUTE FUNCTION "copy_from_commissions"();--> statement-breakpoint
CREATE FUNCTION "copy_made_to_order_image"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'commission_images' THEN
		INSERT INTO made_to_order_images VALUES (NEW.variant_id, NEW.image_id) ON CONFLICT DO NOTHING;
	ELSE
		INSERT INTO commission_images VALUES (NEW.variant_id, NEW.image_id) ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "made_to_order_images_copied" AFTER INSERT ON "made_to_order_images" FOR EACH ROW EXECUTE FUNCTION "copy_made_to_order_image"();--> statement-breakpoint
CREATE TRIGGER "commission_images_copied" AFTER INSERT ON "commission_images" FOR EACH ROW EXECUTE FUNCTION "copy_made_to_order_image"();
