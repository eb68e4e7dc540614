-- locks: writes to carts, payments, orders and their lines wait, about 3 s for 200,000 orders; most of it is orders_words
ALTER TABLE "orders" ADD COLUMN "cleared_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "carts_buyer" ON "carts" USING btree ("buyer_visitor_hash");--> statement-breakpoint
CREATE INDEX "carts_open" ON "carts" USING btree ("updated_at") WHERE "carts"."status" = 'open';--> statement-breakpoint
CREATE INDEX "checkout_drafts_visitor" ON "checkout_drafts" USING btree ("visitor_hash");--> statement-breakpoint
CREATE INDEX "checkout_drafts_age" ON "checkout_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "credit_purchases_visitor" ON "credit_purchases" USING btree ("visitor_hash");--> statement-breakpoint
CREATE INDEX "image_drawings_visitor" ON "image_drawings" USING btree ("visitor_hash");--> statement-breakpoint
CREATE INDEX "made_to_order_visitor" ON "made_to_order" USING btree ("visitor_hash","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_sender" ON "contact_messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_events_age" ON "webhook_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "discount_uses_of_visitor" ON "discount_uses" USING btree ("visitor_hash");--> statement-breakpoint
CREATE INDEX "order_lines_variant" ON "order_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin (array_to_tsvector(array_remove(regexp_split_to_array(lower("number" || ' ' || "email" || ' '
    || coalesce("address" ->> 'firstName', '') || ' ' || coalesce("address" ->> 'lastName', '') || ' '
    || coalesce("address" ->> 'company', '') || ' ' || coalesce("address" ->> 'city', '') || ' '
    || coalesce("address" ->> 'postalCode', '') || ' ' || replace(coalesce("address" ->> 'postalCode', ''), ' ', '') || ' '
    || coalesce("discount_code", '')), '[\t\n\r\x20-\x2f\x3a-\x40\x5b-\x60\x7b-\xbf]+'), ''))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "orders_to_count" ON "orders" USING btree ("id") WHERE ("orders"."recommendation_wn" is null) = ("orders"."status" not in ('cancelled', 'refunded'));--> statement-breakpoint
CREATE INDEX "orders_to_clear" ON "orders" USING btree ("placed_at") WHERE "orders"."cleared_at" is null;--> statement-breakpoint
CREATE INDEX "payments_cart" ON "payments" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "payments_visitor" ON "payments" USING btree ("visitor_hash");--> statement-breakpoint
CREATE INDEX "payments_to_strip" ON "payments" USING btree ("updated_at") WHERE "payments"."state" in ('failed', 'expired', 'refunded') and "payments"."accepted_order" -> 'contact' ->> 'email' <> '';--> statement-breakpoint
CREATE INDEX "stock_reservations_variant" ON "stock_reservations" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "product_questions_visitor" ON "product_questions" USING btree ("visitor_hash");--> statement-breakpoint
CREATE INDEX "product_questions_email" ON "product_questions" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "review_reports_visitor" ON "review_reports" USING btree ("visitor_hash");--> statement-breakpoint
CREATE INDEX "review_votes_visitor" ON "review_votes" USING btree ("visitor_hash");--> statement-breakpoint
CREATE INDEX "reviews_visitor" ON "reviews" USING btree ("visitor_hash");--> statement-breakpoint
CREATE INDEX "written_quotes_email" ON "written_quotes" USING btree (lower("email"));