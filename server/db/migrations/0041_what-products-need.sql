-- What a product needs from its buyer gets a column of its own. Until now the fields stood in the CSV cell on how the product is made,
-- which stays: the release before this one reads it. A tag or a sentence of the description stood for a field "Your text".
ALTER TABLE "products" ADD COLUMN "personalization" jsonb DEFAULT '{"kind":"none"}'::jsonb NOT NULL;--> statement-breakpoint
CREATE FUNCTION "fields_in_making"("cell" text) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
	RETURN CASE jsonb_typeof("cell"::jsonb -> 'fields') WHEN 'array' THEN "cell"::jsonb -> 'fields' END;
EXCEPTION WHEN data_exception THEN
	RETURN NULL;
END
$$;--> statement-breakpoint
UPDATE "products" SET "personalization" = jsonb_build_object('kind', 'words', 'designer', false, 'fields', (
	SELECT jsonb_agg('{"required":true,"maxLines":1,"example":"","pattern":"words","otherwise":"empty"}'::jsonb || ("field" - 'most')
		|| jsonb_build_object('maxLength', "field" -> 'most') ORDER BY "place")
	FROM jsonb_array_elements("made") WITH ORDINALITY AS "written" ("field", "place")))
	FROM (SELECT "id" AS "product_id", "fields_in_making"("extra_columns" ->> 'Decal making (product.metafields.decal.making)') AS "made"
		FROM "products") AS "making"
	WHERE "id" = "product_id" AND jsonb_array_length("made") > 0;--> statement-breakpoint
UPDATE "products" SET "personalization" = '{"kind":"words","designer":false,"fields":[{"label":"Your text","required":false,"maxLength":250,"maxLines":8,"example":"","pattern":"text","otherwise":"empty"}]}'::jsonb
	WHERE "personalization" = '{"kind":"none"}'::jsonb AND ('custom' = ANY ("tags") OR "description_html" ~* '\morder note\M')
	AND NOT EXISTS (SELECT FROM "variants" INNER JOIN "made_to_order" ON "made_to_order"."variant_id" = "variants"."id"
		WHERE "variants"."product_id" = "products"."id");--> statement-breakpoint
DROP FUNCTION "fields_in_making"(text);
