CREATE TABLE "sales" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"sample" boolean NOT NULL,
	"placed_on" date NOT NULL,
	"country" text NOT NULL,
	"region" text NOT NULL,
	"city" text NOT NULL,
	"customer_type" text NOT NULL,
	"customer_key" text NOT NULL,
	"items" integer NOT NULL,
	"coupon_code" text,
	"cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_baskets" (
	"sample" boolean NOT NULL,
	"day" date NOT NULL,
	"customer_type" text NOT NULL,
	"band" smallint NOT NULL,
	"orders" integer NOT NULL,
	"cents" bigint NOT NULL,
	"items" integer NOT NULL,
	CONSTRAINT "sales_baskets_sample_day_customer_type_band_pk" PRIMARY KEY("sample","day","customer_type","band")
);
--> statement-breakpoint
CREATE TABLE "sales_cohorts" (
	"sample" boolean NOT NULL,
	"customer_type" text NOT NULL,
	"first_month" date NOT NULL,
	"month" date NOT NULL,
	"customers" integer NOT NULL,
	"orders" integer NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "sales_cohorts_sample_customer_type_first_month_month_pk" PRIMARY KEY("sample","customer_type","first_month","month")
);
--> statement-breakpoint
CREATE TABLE "sales_daily" (
	"sample" boolean NOT NULL,
	"day" date NOT NULL,
	"customer_type" text NOT NULL,
	"country" text NOT NULL,
	"region" text NOT NULL,
	"orders" integer NOT NULL,
	"cents" bigint NOT NULL,
	"items" integer NOT NULL,
	"coupon_orders" integer NOT NULL,
	"high_orders" integer NOT NULL,
	"customers" integer NOT NULL,
	"repeat_customers" integer NOT NULL,
	CONSTRAINT "sales_daily_sample_day_customer_type_country_region_pk" PRIMARY KEY("sample","day","customer_type","country","region")
);
--> statement-breakpoint
CREATE INDEX "sales_newest" ON "sales" USING btree ("sample","placed_on","order_id");--> statement-breakpoint
CREATE INDEX "sales_highest" ON "sales" USING btree ("sample","placed_on","cents");--> statement-breakpoint
CREATE INDEX "sales_customer" ON "sales" USING btree ("sample","customer_key");