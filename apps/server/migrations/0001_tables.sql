CREATE TABLE "last_backup" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "last_backup_only_check" CHECK ("last_backup"."is_only")
);
--> statement-breakpoint
CREATE TABLE "derived_check" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"differences" integer NOT NULL,
	CONSTRAINT "derived_check_only_check" CHECK ("derived_check"."is_only"),
	CONSTRAINT "derived_check_differences_check" CHECK ("derived_check"."differences" >= 0)
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotent_answers_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"most" integer NOT NULL,
	"hits" timestamp with time zone[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advertisements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "advertisements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title_en" text NOT NULL,
	"title_ar" text NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"description_ar" text DEFAULT '' NOT NULL,
	"image_ltr_id" bigint NOT NULL,
	"image_rtl_id" bigint NOT NULL,
	"link" text NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"start_date" timestamp with time zone,
	"end_date" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "advertisements_dates_check" CHECK ("advertisements"."start_date" < "advertisements"."end_date")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" bigint,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"label_en" text DEFAULT '' NOT NULL,
	"label_ar" text DEFAULT '' NOT NULL,
	"group_id" bigint
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cart_id" bigint NOT NULL,
	"variant_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"seen_price_piastres" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_cart_variant_key" UNIQUE("cart_id","variant_id"),
	CONSTRAINT "cart_lines_quantity_check" CHECK ("cart_lines"."quantity" between 1 and 99),
	CONSTRAINT "cart_lines_seen_price_check" CHECK ("cart_lines"."seen_price_piastres" > 0)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_key" uuid,
	"user_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_sessionKey_unique" UNIQUE("session_key"),
	CONSTRAINT "carts_userId_unique" UNIQUE("user_id"),
	CONSTRAINT "carts_owner_check" CHECK (("carts"."session_key" is null) <> ("carts"."user_id" is null))
);
--> statement-breakpoint
CREATE TABLE "product_pictures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"variant_id" bigint,
	"media_id" bigint NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sku" text NOT NULL,
	"category_id" bigint NOT NULL,
	"type_id" bigint,
	"brand" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"description_ar" text DEFAULT '' NOT NULL,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sizes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"weight_grams" integer,
	"width_mm" integer,
	"height_mm" integer,
	"depth_mm" integer,
	"warranty_en" text DEFAULT '' NOT NULL,
	"warranty_ar" text DEFAULT '' NOT NULL,
	"is_offer" boolean DEFAULT false NOT NULL,
	"is_best_seller" boolean DEFAULT false NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"has_serial_numbers" boolean DEFAULT false NOT NULL,
	"rating" numeric(3, 2) DEFAULT 0 NOT NULL,
	"reviews_count" integer DEFAULT 0 NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"model_key" text,
	"price_piastres" bigint DEFAULT 0 NOT NULL,
	"original_price_piastres" bigint,
	"is_in_stock" boolean DEFAULT false NOT NULL,
	"hexes" text[] DEFAULT '{}' NOT NULL,
	"hexes_in_stock" text[] DEFAULT '{}' NOT NULL,
	"saving_bp" integer GENERATED ALWAYS AS (case when original_price_piastres > price_piastres then (original_price_piastres - price_piastres) * 10000 / original_price_piastres else 0 end) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_sku_unique" UNIQUE("sku"),
	CONSTRAINT "products_name_en_check" CHECK (btrim("products"."name_en") <> ''),
	CONSTRAINT "products_name_ar_check" CHECK (btrim("products"."name_ar") <> ''),
	CONSTRAINT "products_price_check" CHECK ("products"."price_piastres" >= 0),
	CONSTRAINT "products_original_price_check" CHECK ("products"."original_price_piastres" >= 0),
	CONSTRAINT "products_rating_check" CHECK ("products"."rating" between 0 and 5 and "products"."reviews_count" >= 0),
	CONSTRAINT "products_measures_check" CHECK ("products"."weight_grams" > 0 and "products"."width_mm" > 0 and "products"."height_mm" > 0 and "products"."depth_mm" > 0),
	CONSTRAINT "products_model_key_check" CHECK ("products"."model_key" ~ '^[0-9a-f]{32}$')
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "variants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"name_en" text,
	"name_ar" text,
	"hex" text,
	"regular_price_piastres" bigint NOT NULL,
	"price_piastres" bigint NOT NULL,
	"original_price_piastres" bigint,
	"offer_id" bigint,
	"offer_ends_at" timestamp with time zone,
	"stock" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "variants_product_hex_key" UNIQUE NULLS NOT DISTINCT("product_id","hex"),
	CONSTRAINT "variants_regular_price_check" CHECK ("variants"."regular_price_piastres" > 0),
	CONSTRAINT "variants_price_check" CHECK ("variants"."price_piastres" > 0),
	CONSTRAINT "variants_offer_check" CHECK (("variants"."offer_id" is null) = ("variants"."offer_ends_at" is null) and ("variants"."offer_id" is not null or "variants"."original_price_piastres" is null)),
	CONSTRAINT "variants_original_price_check" CHECK ("variants"."original_price_piastres" >= 0),
	CONSTRAINT "variants_stock_check" CHECK ("variants"."stock" >= 0),
	CONSTRAINT "variants_color_check" CHECK (("variants"."hex" is null) = ("variants"."name_en" is null) and ("variants"."hex" is null) = ("variants"."name_ar" is null)),
	CONSTRAINT "variants_hex_check" CHECK ("variants"."hex" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"description_ar" text DEFAULT '' NOT NULL,
	"image_id" bigint,
	"cat_image_id" bigint,
	"wall_image_id" bigint,
	"is_active" boolean DEFAULT true NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "categories_key_unique" UNIQUE("key"),
	CONSTRAINT "categories_name_en_check" CHECK (btrim("categories"."name_en") <> ''),
	CONSTRAINT "categories_name_ar_check" CHECK (btrim("categories"."name_ar") <> '')
);
--> statement-breakpoint
CREATE TABLE "fact_choices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fact_choices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fact_id" bigint NOT NULL,
	"key" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "fact_choices_key_key" UNIQUE("fact_id","key"),
	CONSTRAINT "fact_choices_id_fact_key" UNIQUE("id","fact_id"),
	CONSTRAINT "fact_choices_key_check" CHECK ("fact_choices"."key" ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$'),
	CONSTRAINT "fact_choices_name_en_check" CHECK (btrim("fact_choices"."name_en") <> ''),
	CONSTRAINT "fact_choices_name_ar_check" CHECK (btrim("fact_choices"."name_ar") <> '')
);
--> statement-breakpoint
CREATE TABLE "fact_scopes" (
	"fact_id" bigint NOT NULL,
	"type_id" bigint,
	"category_id" bigint,
	CONSTRAINT "fact_scopes_fact_key" UNIQUE NULLS NOT DISTINCT("fact_id","type_id","category_id"),
	CONSTRAINT "fact_scopes_one_check" CHECK (num_nonnulls("fact_scopes"."type_id", "fact_scopes"."category_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"kind" text NOT NULL,
	"unit" text,
	"group" text NOT NULL,
	"better" text,
	"min_value" numeric(14, 3),
	"max_value" numeric(14, 3),
	"is_key" boolean DEFAULT false NOT NULL,
	"in_card" boolean DEFAULT false NOT NULL,
	"in_facets" boolean DEFAULT false NOT NULL,
	"in_comparison" boolean DEFAULT false NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "facts_key_unique" UNIQUE("key"),
	CONSTRAINT "facts_id_kind_key" UNIQUE("id","kind"),
	CONSTRAINT "facts_key_check" CHECK ("facts"."key" ~ '^[a-z][a-z0-9_]{1,39}$'),
	CONSTRAINT "facts_name_en_check" CHECK (btrim("facts"."name_en") <> ''),
	CONSTRAINT "facts_name_ar_check" CHECK (btrim("facts"."name_ar") <> ''),
	CONSTRAINT "facts_kind_check" CHECK ("facts"."kind" in ('number', 'choice', 'flag', 'text')),
	CONSTRAINT "facts_group_check" CHECK ("facts"."group" in ('capacity', 'power', 'use', 'cleaning', 'build', 'comfort', 'safety', 'box')),
	CONSTRAINT "facts_unit_check" CHECK ("facts"."unit" in ('W', 'kW', 'kWh_year', 'L', 'ml', 'kg', 'g', 'bar', 'Pa', 'm', 'cm', 'mm', 'inch', 'm2', 'dBA', 'min', 'h', 'celsius', 'rpm', 'people', 'pieces')),
	CONSTRAINT "facts_better_check" CHECK ("facts"."better" in ('more', 'less')),
	CONSTRAINT "facts_number_check" CHECK ("facts"."kind" = 'number' or num_nonnulls("facts"."unit", "facts"."better", "facts"."min_value", "facts"."max_value") = 0),
	CONSTRAINT "facts_bounds_check" CHECK ("facts"."min_value" <= "facts"."max_value")
);
--> statement-breakpoint
CREATE TABLE "product_facts" (
	"product_id" bigint NOT NULL,
	"fact_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"number" numeric(14, 3),
	"choice_id" bigint,
	"flag" boolean,
	"text_en" text,
	"text_ar" text,
	CONSTRAINT "product_facts_product_id_fact_id_pk" PRIMARY KEY("product_id","fact_id"),
	CONSTRAINT "product_facts_kind_check" CHECK (case "product_facts"."kind"
        when 'number' then "product_facts"."number" is not null and num_nonnulls("product_facts"."choice_id", "product_facts"."flag", "product_facts"."text_en", "product_facts"."text_ar") = 0
        when 'choice' then "product_facts"."choice_id" is not null and num_nonnulls("product_facts"."number", "product_facts"."flag", "product_facts"."text_en", "product_facts"."text_ar") = 0
        when 'flag' then "product_facts"."flag" is not null and num_nonnulls("product_facts"."number", "product_facts"."choice_id", "product_facts"."text_en", "product_facts"."text_ar") = 0
        when 'text' then num_nonnulls("product_facts"."text_en", "product_facts"."text_ar") = 2 and num_nonnulls("product_facts"."number", "product_facts"."choice_id", "product_facts"."flag") = 0
        else false end),
	CONSTRAINT "product_facts_text_en_check" CHECK (btrim("product_facts"."text_en") <> ''),
	CONSTRAINT "product_facts_text_ar_check" CHECK (btrim("product_facts"."text_ar") <> '')
);
--> statement-breakpoint
CREATE TABLE "variant_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "variant_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"variant_id" bigint NOT NULL,
	"price_piastres" bigint,
	"from_at" timestamp with time zone NOT NULL,
	CONSTRAINT "variant_prices_price_check" CHECK ("variant_prices"."price_piastres" >= 0)
);
--> statement-breakpoint
CREATE TABLE "product_types" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_types_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"category_id" bigint,
	"clearance_side_mm" integer DEFAULT 0 NOT NULL,
	"clearance_back_mm" integer DEFAULT 0 NOT NULL,
	"clearance_top_mm" integer DEFAULT 0 NOT NULL,
	"minutes_a_day" integer,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_types_key_unique" UNIQUE("key"),
	CONSTRAINT "product_types_key_check" CHECK ("product_types"."key" ~ '^[a-z][a-z0-9_-]{1,39}$'),
	CONSTRAINT "product_types_name_en_check" CHECK (btrim("product_types"."name_en") <> ''),
	CONSTRAINT "product_types_name_ar_check" CHECK (btrim("product_types"."name_ar") <> ''),
	CONSTRAINT "product_types_clearance_check" CHECK ("product_types"."clearance_side_mm" >= 0 and "product_types"."clearance_back_mm" >= 0 and "product_types"."clearance_top_mm" >= 0),
	CONSTRAINT "product_types_minutes_check" CHECK ("product_types"."minutes_a_day" between 1 and 1440)
);
--> statement-breakpoint
CREATE TABLE "contact_info" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"hotline_number" text,
	"main_phone" text,
	"facebook" text,
	"instagram" text,
	"youtube" text,
	"sales_phone" text,
	"customer_support" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "contact_info_only_check" CHECK ("contact_info"."is_only")
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"coupon_id" bigint NOT NULL,
	"phone" text NOT NULL,
	"saved_piastres" bigint NOT NULL,
	"given_back_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_uses_saved_check" CHECK ("coupon_uses"."saved_piastres" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"kind" text NOT NULL,
	"percent_bp" integer,
	"amount_piastres" bigint,
	"category_ids" bigint[] NOT NULL,
	"min_subtotal_piastres" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"max_uses" integer NOT NULL,
	"max_uses_per_customer" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"is_active" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_code_unique" UNIQUE("code"),
	CONSTRAINT "coupons_code_check" CHECK ("coupons"."code" ~ '^[A-Z0-9]{4,24}$'),
	CONSTRAINT "coupons_name_en_check" CHECK (btrim("coupons"."name_en") <> ''),
	CONSTRAINT "coupons_name_ar_check" CHECK (btrim("coupons"."name_ar") <> ''),
	CONSTRAINT "coupons_kind_check" CHECK ("coupons"."kind" in ('percent', 'amount', 'free_delivery')),
	CONSTRAINT "coupons_percent_check" CHECK (("coupons"."kind" = 'percent') = ("coupons"."percent_bp" is not null) and "coupons"."percent_bp" between 1 and 10000),
	CONSTRAINT "coupons_amount_check" CHECK (case "coupons"."kind" when 'amount' then coalesce("coupons"."amount_piastres" > 0, false)
        when 'free_delivery' then "coupons"."amount_piastres" is null else "coupons"."amount_piastres" > 0 end),
	CONSTRAINT "coupons_min_subtotal_check" CHECK ("coupons"."min_subtotal_piastres" >= 0),
	CONSTRAINT "coupons_window_check" CHECK ("coupons"."starts_at" < "coupons"."ends_at"),
	CONSTRAINT "coupons_max_uses_check" CHECK ("coupons"."max_uses" > 0 and "coupons"."max_uses_per_customer" > 0),
	CONSTRAINT "coupons_used_check" CHECK ("coupons"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "carriers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carriers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"kind" text NOT NULL,
	"tracking_pattern" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carriers_name_en_check" CHECK (btrim("carriers"."name_en") <> ''),
	CONSTRAINT "carriers_name_ar_check" CHECK (btrim("carriers"."name_ar") <> ''),
	CONSTRAINT "carriers_kind_check" CHECK ("carriers"."kind" in ('csv', 'bosta')),
	CONSTRAINT "carriers_tracking_pattern_check" CHECK ("carriers"."tracking_pattern" = '' or ("carriers"."tracking_pattern" ~ '^https://' and position('{number}' in "carriers"."tracking_pattern") > 0))
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"kind" text NOT NULL,
	"actor_id" bigint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_notes_kind_check" CHECK ("customer_notes"."kind" in ('note', 'blocked', 'unblocked'))
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"phone" text PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"known_names" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"account_id" bigint,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	"last_order_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "delivery_holidays" (
	"day" date PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	CONSTRAINT "delivery_holidays_name_en_check" CHECK (btrim("delivery_holidays"."name_en") <> ''),
	CONSTRAINT "delivery_holidays_name_ar_check" CHECK (btrim("delivery_holidays"."name_ar") <> '')
);
--> statement-breakpoint
CREATE TABLE "delivery_settings" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"cut_off" text DEFAULT '14:00' NOT NULL,
	"weekdays" integer[] DEFAULT '{1,2,3,4,6,7}' NOT NULL,
	"shows_punctuality" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "delivery_settings_only_check" CHECK ("delivery_settings"."is_only"),
	CONSTRAINT "delivery_settings_cut_off_check" CHECK ("delivery_settings"."cut_off" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "delivery_settings_weekdays_check" CHECK (cardinality("delivery_settings"."weekdays") between 1 and 7 and "delivery_settings"."weekdays" <@ array[1, 2, 3, 4, 5, 6, 7])
);
--> statement-breakpoint
CREATE TABLE "delivery_zones" (
	"governorate" text PRIMARY KEY NOT NULL,
	"fee_piastres" bigint NOT NULL,
	"free_over_piastres" bigint,
	"days_from" integer NOT NULL,
	"days_to" integer NOT NULL,
	"takes_cash" boolean DEFAULT true NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_zones_governorate_check" CHECK ("delivery_zones"."governorate" in ('EG-C', 'EG-GZ', 'EG-KB', 'EG-ALX', 'EG-DK', 'EG-SHR', 'EG-GH', 'EG-MNF', 'EG-BH', 'EG-KFS', 'EG-DT', 'EG-IS', 'EG-SUZ', 'EG-PTS', 'EG-FYM', 'EG-BNS', 'EG-MN', 'EG-AST', 'EG-SHG', 'EG-KN', 'EG-LX', 'EG-ASN', 'EG-BA', 'EG-WAD', 'EG-MT', 'EG-SIN', 'EG-JS')),
	CONSTRAINT "delivery_zones_fee_check" CHECK ("delivery_zones"."fee_piastres" >= 0),
	CONSTRAINT "delivery_zones_free_over_check" CHECK ("delivery_zones"."free_over_piastres" >= 0),
	CONSTRAINT "delivery_zones_days_check" CHECK ("delivery_zones"."days_from" between 0 and 30 and "delivery_zones"."days_to" between "delivery_zones"."days_from" and 60)
);
--> statement-breakpoint
CREATE TABLE "electricity_settings" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"household_kwh" integer DEFAULT 300 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "electricity_settings_only_check" CHECK ("electricity_settings"."is_only"),
	CONSTRAINT "electricity_settings_household_check" CHECK ("electricity_settings"."household_kwh" > 0)
);
--> statement-breakpoint
CREATE TABLE "electricity_tariffs" (
	"valid_from" date PRIMARY KEY NOT NULL,
	"source_en" text NOT NULL,
	"source_ar" text NOT NULL,
	"source_url" text NOT NULL,
	CONSTRAINT "electricity_tariffs_source_en_check" CHECK (btrim("electricity_tariffs"."source_en") <> ''),
	CONSTRAINT "electricity_tariffs_source_ar_check" CHECK (btrim("electricity_tariffs"."source_ar") <> ''),
	CONSTRAINT "electricity_tariffs_source_url_check" CHECK ("electricity_tariffs"."source_url" like 'https://%')
);
--> statement-breakpoint
CREATE TABLE "electricity_tiers" (
	"valid_from" date NOT NULL,
	"position" integer NOT NULL,
	"up_to_kwh" integer,
	"price_piastres" bigint NOT NULL,
	"is_from_first_kwh" boolean NOT NULL,
	CONSTRAINT "electricity_tiers_valid_from_position_pk" PRIMARY KEY("valid_from","position"),
	CONSTRAINT "electricity_tiers_up_to_check" CHECK ("electricity_tiers"."up_to_kwh" > 0),
	CONSTRAINT "electricity_tiers_price_check" CHECK ("electricity_tiers"."price_piastres" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"variant_id" bigint NOT NULL,
	"units" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" uuid,
	"return_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"actor_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_units_check" CHECK ("stock_movements"."units" <> 0),
	CONSTRAINT "stock_movements_reason_check" CHECK ("stock_movements"."reason" in ('import', 'delivery', 'correction', 'order', 'change', 'cancellation', 'return', 'damage')),
	CONSTRAINT "stock_movements_return_check" CHECK ("stock_movements"."return_id" is null or "stock_movements"."order_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "stock_news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" bigint NOT NULL,
	"is_availability" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_assets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_assets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_hash" text NOT NULL,
	"key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_assets_sourceHash_unique" UNIQUE("source_hash"),
	CONSTRAINT "media_assets_size_check" CHECK ("media_assets"."width" > 0 and "media_assets"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"about" uuid,
	"status" text DEFAULT 'waiting' NOT NULL,
	"sealed" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"taken_until" timestamp with time zone,
	"provider" text,
	"provider_id" text,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "messages_status_check" CHECK ("messages"."status" in ('waiting', 'sent', 'failed', 'withheld')),
	CONSTRAINT "messages_sealed_check" CHECK (("messages"."status" = 'waiting') = ("messages"."sealed" is not null))
);
--> statement-breakpoint
CREATE TABLE "outbox_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"scope" text NOT NULL,
	"target_ids" bigint[] NOT NULL,
	"fact_id" bigint,
	"fact_kind" text,
	"fact_choice_id" bigint,
	"fact_flag" boolean,
	"fact_min" numeric(14, 3),
	"fact_max" numeric(14, 3),
	"left_out_ids" bigint[] DEFAULT '{}' NOT NULL,
	"kind" text NOT NULL,
	"value" bigint NOT NULL,
	"floor_piastres" bigint,
	"ends_in_nine" boolean DEFAULT false NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_name_en_check" CHECK (btrim("offers"."name_en") <> ''),
	CONSTRAINT "offers_name_ar_check" CHECK (btrim("offers"."name_ar") <> ''),
	CONSTRAINT "offers_scope_check" CHECK ("offers"."scope" in ('products', 'categories', 'types', 'facts')),
	CONSTRAINT "offers_targets_check" CHECK ((cardinality("offers"."target_ids") > 0) = ("offers"."scope" <> 'facts')),
	CONSTRAINT "offers_fact_check" CHECK (case when "offers"."scope" <> 'facts'
        then num_nonnulls("offers"."fact_id", "offers"."fact_kind", "offers"."fact_choice_id", "offers"."fact_flag", "offers"."fact_min", "offers"."fact_max") = 0
        else "offers"."fact_id" is not null and "offers"."fact_kind" is not null end),
	CONSTRAINT "offers_fact_value_check" CHECK (case "offers"."fact_kind"
        when 'number' then num_nonnulls("offers"."fact_min", "offers"."fact_max") > 0 and num_nonnulls("offers"."fact_choice_id", "offers"."fact_flag") = 0
        when 'choice' then "offers"."fact_choice_id" is not null and num_nonnulls("offers"."fact_flag", "offers"."fact_min", "offers"."fact_max") = 0
        when 'flag' then "offers"."fact_flag" is not null and num_nonnulls("offers"."fact_choice_id", "offers"."fact_min", "offers"."fact_max") = 0
        else "offers"."fact_kind" is null end),
	CONSTRAINT "offers_fact_range_check" CHECK ("offers"."fact_min" <= "offers"."fact_max"),
	CONSTRAINT "offers_kind_check" CHECK ("offers"."kind" in ('percent', 'amount', 'fixed')),
	CONSTRAINT "offers_value_check" CHECK ("offers"."value" > 0 and ("offers"."kind" <> 'percent' or "offers"."value" < 10000)),
	CONSTRAINT "offers_floor_check" CHECK ("offers"."floor_piastres" >= 0),
	CONSTRAINT "offers_dates_check" CHECK ("offers"."starts_at" < "offers"."ends_at" and "offers"."started_at" <= "offers"."ended_at")
);
--> statement-breakpoint
CREATE TABLE "book_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "book_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	"return_id" uuid,
	"credit_piastres" bigint,
	"due_at" timestamp with time zone NOT NULL,
	"number" bigint,
	"issued_at" timestamp with time zone,
	"seller" jsonb,
	CONSTRAINT "book_documents_kind_check" CHECK ("book_documents"."kind" in ('invoice', 'credit_note')),
	CONSTRAINT "book_documents_credit_check" CHECK (("book_documents"."kind" = 'credit_note') = (coalesce("book_documents"."credit_piastres", 0) > 0)),
	CONSTRAINT "book_documents_return_check" CHECK ("book_documents"."return_id" is null or "book_documents"."kind" = 'credit_note'),
	CONSTRAINT "book_documents_issued_check" CHECK (("book_documents"."number" is null) = ("book_documents"."issued_at" is null))
);
--> statement-breakpoint
CREATE TABLE "book_lines" (
	"document_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"sku" text,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"quantity" integer NOT NULL,
	"vat_rate_bp" integer NOT NULL,
	"net_piastres" bigint NOT NULL,
	"vat_piastres" bigint NOT NULL,
	CONSTRAINT "book_lines_document_id_place_pk" PRIMARY KEY("document_id","place"),
	CONSTRAINT "book_lines_quantity_check" CHECK ("book_lines"."quantity" > 0),
	CONSTRAINT "book_lines_net_check" CHECK ("book_lines"."net_piastres" >= 0),
	CONSTRAINT "book_lines_vat_check" CHECK ("book_lines"."vat_piastres" >= 0)
);
--> statement-breakpoint
CREATE TABLE "book_numbers" (
	"kind" text PRIMARY KEY NOT NULL,
	"last" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "book_numbers_kind_check" CHECK ("book_numbers"."kind" in ('invoice', 'credit_note'))
);
--> statement-breakpoint
CREATE TABLE "tax_receipts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"document_id" bigint NOT NULL,
	"pos_serial" text NOT NULL,
	"uuid" text NOT NULL,
	"previous_uuid" text NOT NULL,
	"body" text NOT NULL,
	"url" text NOT NULL,
	"status" text DEFAULT 'due' NOT NULL,
	"submission" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"error" text,
	CONSTRAINT "tax_receipts_status_check" CHECK ("tax_receipts"."status" in ('due', 'sent', 'accepted', 'rejected')),
	CONSTRAINT "tax_receipts_uuid_check" CHECK ("tax_receipts"."uuid" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "tax_receipts_submission_check" CHECK ("tax_receipts"."status" <> 'sent' or "tax_receipts"."submission" is not null)
);
--> statement-breakpoint
CREATE TABLE "call_claims" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"caller_id" bigint NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"actor_id" bigint,
	"source" text DEFAULT 'staff' NOT NULL,
	"outcome" text NOT NULL,
	"note" text NOT NULL,
	"call_again_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_calls_outcome_check" CHECK ("order_calls"."outcome" in ('reached', 'no_answer', 'postponed', 'wrong_number', 'cancels')),
	CONSTRAINT "order_calls_source_check" CHECK ("order_calls"."source" in ('staff', 'link', 'history', 'deposit', 'shopper')),
	CONSTRAINT "order_calls_actor_check" CHECK (("order_calls"."actor_id" is null) = ("order_calls"."source" <> 'staff')),
	CONSTRAINT "order_calls_link_check" CHECK ("order_calls"."source" = 'staff' or "order_calls"."outcome" = case "order_calls"."source" when 'shopper' then 'postponed' else 'reached' end),
	CONSTRAINT "order_calls_again_check" CHECK ("order_calls"."call_again_at" is null or "order_calls"."outcome" = 'postponed')
);
--> statement-breakpoint
CREATE TABLE "order_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"actor_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"lines" jsonb NOT NULL,
	"delivery_piastres" bigint NOT NULL,
	"total_piastres" bigint NOT NULL,
	"new_total_piastres" bigint NOT NULL,
	"refunded_piastres" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_changes_refunded_check" CHECK ("order_changes"."refunded_piastres" between 0 and greatest("order_changes"."total_piastres" - "order_changes"."new_total_piastres", 0))
);
--> statement-breakpoint
CREATE TABLE "settlement_orders" (
	"settlement_id" bigint NOT NULL,
	"order_id" uuid NOT NULL,
	"expected_piastres" bigint NOT NULL,
	CONSTRAINT "settlement_orders_settlement_id_order_id_pk" PRIMARY KEY("settlement_id","order_id"),
	CONSTRAINT "settlement_orders_expected_check" CHECK ("settlement_orders"."expected_piastres" >= 0)
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" bigint NOT NULL,
	"digest" text,
	"unmatched_rows" integer DEFAULT 0 NOT NULL,
	"unmatched_piastres" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "settlements_unmatched_check" CHECK ("settlements"."unmatched_piastres" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_corrections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"actor_id" bigint NOT NULL,
	"fields" text[] NOT NULL,
	"before" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"actor_id" bigint NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_undos" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"step" text NOT NULL,
	"event_id" bigint NOT NULL,
	"message_id" uuid,
	"receives_cash" boolean NOT NULL,
	"undo_until" timestamp with time zone NOT NULL,
	CONSTRAINT "order_undos_step_check" CHECK ("order_undos"."step" in ('ship', 'deliver', 'attempt', 'turn_back'))
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"failure" text,
	"next_day" date,
	"actor_id" bigint,
	"carrier_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_events_one_actor_check" CHECK ("order_events"."actor_id" is null or "order_events"."carrier_id" is null),
	CONSTRAINT "order_events_failure_check" CHECK ("order_events"."failure" in ('no_answer', 'postponed', 'wrong_address', 'refused', 'damaged')),
	CONSTRAINT "order_events_next_day_check" CHECK ("order_events"."next_day" is null or "order_events"."failure" is not null)
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"product_id" bigint NOT NULL,
	"variant_id" bigint NOT NULL,
	"sku" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"color_name_en" text,
	"color_name_ar" text,
	"hex" text,
	"size" text,
	"image" text,
	"unit_price_piastres" bigint NOT NULL,
	"offer_id" bigint,
	"quantity" integer NOT NULL,
	"line_total_piastres" bigint NOT NULL,
	"discount_piastres" bigint DEFAULT 0 NOT NULL,
	"vat_rate_bp" integer NOT NULL,
	"damaged" integer DEFAULT 0 NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"in_returns" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_lines_quantity_check" CHECK ("order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_damaged_check" CHECK ("order_lines"."damaged" between 0 and "order_lines"."quantity"),
	CONSTRAINT "order_lines_returned_check" CHECK ("order_lines"."returned" between 0 and "order_lines"."in_returns" and "order_lines"."in_returns" <= "order_lines"."quantity"),
	CONSTRAINT "order_lines_total_check" CHECK ("order_lines"."line_total_piastres" = "order_lines"."unit_price_piastres" * "order_lines"."quantity"),
	CONSTRAINT "order_lines_discount_check" CHECK ("order_lines"."discount_piastres" between 0 and "order_lines"."line_total_piastres"),
	CONSTRAINT "order_lines_unit_price_check" CHECK ("order_lines"."unit_price_piastres" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1),
	"user_id" bigint,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"payment_method" text NOT NULL,
	"payment_status" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"apartment" text NOT NULL,
	"city" text NOT NULL,
	"governorate" text NOT NULL,
	"notes" text NOT NULL,
	"subtotal_piastres" bigint NOT NULL,
	"discount_piastres" bigint DEFAULT 0 NOT NULL,
	"coupon_code" text,
	"delivery_piastres" bigint NOT NULL,
	"promised_from" date,
	"promised_to" date,
	"total_piastres" bigint NOT NULL,
	"deposit_piastres" bigint DEFAULT 0 NOT NULL,
	"repaid_piastres" bigint DEFAULT 0 NOT NULL,
	"written_off_piastres" bigint DEFAULT 0 NOT NULL,
	"placed_by" bigint,
	"pay_before" timestamp with time zone,
	"trust_step" text DEFAULT 'link' NOT NULL,
	"trust_reasons" text[] DEFAULT '{}' NOT NULL,
	"packer_id" bigint,
	"taken_at" timestamp with time zone,
	"packed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_language_check" CHECK ("orders"."language" in ('en', 'ar')),
	CONSTRAINT "orders_status_check" CHECK ("orders"."status" in ('pending_payment', 'processing', 'in_transit', 'delivered', 'returning', 'cancelled', 'returned')),
	CONSTRAINT "orders_payment_method_check" CHECK ("orders"."payment_method" in ('cash', 'card', 'wallet', 'kiosk', 'bank_installments', 'pay_later')),
	CONSTRAINT "orders_payment_status_check" CHECK ("orders"."payment_status" in ('unpaid', 'pending', 'deposit_paid', 'collected', 'paid', 'failed', 'refunded')),
	CONSTRAINT "orders_governorate_check" CHECK ("orders"."governorate" in ('EG-C', 'EG-GZ', 'EG-KB', 'EG-ALX', 'EG-DK', 'EG-SHR', 'EG-GH', 'EG-MNF', 'EG-BH', 'EG-KFS', 'EG-DT', 'EG-IS', 'EG-SUZ', 'EG-PTS', 'EG-FYM', 'EG-BNS', 'EG-MN', 'EG-AST', 'EG-SHG', 'EG-KN', 'EG-LX', 'EG-ASN', 'EG-BA', 'EG-WAD', 'EG-MT', 'EG-SIN', 'EG-JS')),
	CONSTRAINT "orders_subtotal_check" CHECK ("orders"."subtotal_piastres" >= 0),
	CONSTRAINT "orders_delivery_check" CHECK ("orders"."delivery_piastres" >= 0),
	CONSTRAINT "orders_total_check" CHECK ("orders"."total_piastres" = "orders"."subtotal_piastres" - "orders"."discount_piastres" + "orders"."delivery_piastres"),
	CONSTRAINT "orders_discount_check" CHECK ("orders"."discount_piastres" between 0 and "orders"."subtotal_piastres"
        and ("orders"."discount_piastres" = 0 or "orders"."coupon_code" is not null)),
	CONSTRAINT "orders_promise_check" CHECK (("orders"."promised_from" is null) = ("orders"."promised_to" is null) and "orders"."promised_from" <= "orders"."promised_to"),
	CONSTRAINT "orders_deposit_check" CHECK ("orders"."deposit_piastres" between 0 and "orders"."total_piastres"
        and ("orders"."deposit_piastres" = 0 or ("orders"."payment_method" = 'cash'
          and ("orders"."status" <> 'pending_payment' or "orders"."deposit_piastres" <= "orders"."total_piastres" - 100)))
        and ("orders"."deposit_piastres" > 0 or "orders"."payment_status" <> 'deposit_paid')),
	CONSTRAINT "orders_repaid_check" CHECK ("orders"."repaid_piastres" between 0 and "orders"."total_piastres" - "orders"."deposit_piastres"
        and ("orders"."repaid_piastres" = 0 or ("orders"."payment_method" = 'cash' and "orders"."payment_status" in ('collected', 'paid')))),
	CONSTRAINT "orders_written_off_check" CHECK ("orders"."written_off_piastres" between 0 and "orders"."total_piastres" - "orders"."deposit_piastres"
        and ("orders"."written_off_piastres" = 0 or ("orders"."payment_method" = 'cash' and "orders"."payment_status" = 'paid'))),
	CONSTRAINT "orders_trust_step_check" CHECK ("orders"."trust_step" in ('none', 'link', 'call', 'code', 'card')),
	CONSTRAINT "orders_trust_reasons_check" CHECK ("orders"."trust_reasons" <@ array['known_customer', 'refused_before', 'refused_at_address', 'high_total', 'governorate', 'many_orders', 'many_phones', 'held_out']),
	CONSTRAINT "orders_packer_check" CHECK (("orders"."packer_id" is null) = ("orders"."taken_at" is null)),
	CONSTRAINT "orders_packed_check" CHECK ("orders"."packed_at" is null or "orders"."taken_at" is not null),
	CONSTRAINT "orders_pay_before_check" CHECK ("orders"."status" <> 'pending_payment' or "orders"."pay_before" is not null)
);
--> statement-breakpoint
CREATE TABLE "order_serials" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_serials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"line_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"serial" text NOT NULL,
	"actor_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone,
	"return_id" uuid,
	CONSTRAINT "order_serials_serial_check" CHECK ("order_serials"."serial" ~ '^[A-Z0-9][A-Z0-9./_:+-]{3,39}$'),
	CONSTRAINT "order_serials_return_check" CHECK ("order_serials"."return_id" is null or "order_serials"."returned_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "cash_receipts" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"amount_piastres" bigint NOT NULL,
	"actor_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cash_receipts_amount_check" CHECK ("cash_receipts"."amount_piastres" >= 0)
);
--> statement-breakpoint
CREATE TABLE "parcel_problems" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcel_problems_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid,
	"subject" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"dealt_with_at" timestamp with time zone,
	"actor_id" bigint,
	CONSTRAINT "parcel_problems_reason_check" CHECK ("parcel_problems"."reason" in ('parcel_unknown', 'state_unknown', 'state_differs', 'reason_unknown', 'day_unknown', 'lost', 'booking_refused', 'not_withdrawn')),
	CONSTRAINT "parcel_problems_actor_check" CHECK (("parcel_problems"."actor_id" is null) = ("parcel_problems"."dealt_with_at" is null))
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"carrier_id" bigint NOT NULL,
	"tracking_number" text,
	"booking" text,
	"booking_failure" text,
	"bookings" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "parcels_booking_check" CHECK ("parcels"."booking" in ('requested', 'booked', 'failed')),
	CONSTRAINT "parcels_booked_check" CHECK ("parcels"."booking" <> 'booked' or "parcels"."tracking_number" is not null),
	CONSTRAINT "parcels_failure_check" CHECK (("parcels"."booking_failure" is not null) = ("parcels"."booking" is not distinct from 'failed'))
);
--> statement-breakpoint
CREATE TABLE "order_codes" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "order_codes_owner_key_pk" PRIMARY KEY("owner","key"),
	CONSTRAINT "order_codes_tries_check" CHECK ("order_codes"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "staff_refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" bigint NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_piastres" bigint NOT NULL,
	"is_write_off" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_refunds_amount_check" CHECK ("staff_refunds"."amount_piastres" > 0)
);
--> statement-breakpoint
CREATE TABLE "return_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"return_id" uuid NOT NULL,
	"status" text NOT NULL,
	"actor_id" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "return_events_status_check" CHECK ("return_events"."status" in ('requested', 'approved', 'refused', 'withdrawn', 'collected', 'inspected', 'refunded', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"return_id" uuid NOT NULL,
	"line_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"received" integer,
	"damaged" integer DEFAULT 0 NOT NULL,
	"goods_piastres" bigint DEFAULT 0 NOT NULL,
	"delivery_piastres" bigint DEFAULT 0 NOT NULL,
	"other_serials" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "return_lines_quantity_check" CHECK ("return_lines"."quantity" > 0),
	CONSTRAINT "return_lines_received_check" CHECK ("return_lines"."received" between 0 and "return_lines"."quantity"),
	CONSTRAINT "return_lines_damaged_check" CHECK ("return_lines"."damaged" between 0 and coalesce("return_lines"."received", 0)),
	CONSTRAINT "return_lines_goods_check" CHECK ("return_lines"."goods_piastres" >= 0),
	CONSTRAINT "return_lines_delivery_check" CHECK ("return_lines"."delivery_piastres" >= 0)
);
--> statement-breakpoint
CREATE TABLE "return_pictures" (
	"return_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"source_hash" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_pictures_return_id_place_pk" PRIMARY KEY("return_id","place"),
	CONSTRAINT "return_pictures_place_check" CHECK ("return_pictures"."place" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "returns_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"is_late" boolean NOT NULL,
	"due_piastres" bigint,
	"refunded_piastres" bigint DEFAULT 0 NOT NULL,
	"refund_method" text,
	"refund_reference" text DEFAULT '' NOT NULL,
	"refunded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "returns_number_unique" UNIQUE("number"),
	CONSTRAINT "returns_status_check" CHECK ("returns"."status" in ('requested', 'approved', 'refused', 'withdrawn', 'collected', 'inspected', 'refunded', 'closed')),
	CONSTRAINT "returns_reason_check" CHECK ("returns"."reason" in ('change_of_mind', 'faulty', 'arrived_damaged', 'wrong_item', 'missing_parts', 'agreed')),
	CONSTRAINT "returns_refund_method_check" CHECK ("returns"."refund_method" in ('card', 'cash', 'transfer', 'wallet')),
	CONSTRAINT "returns_due_check" CHECK ("returns"."due_piastres" >= 0),
	CONSTRAINT "returns_refunded_check" CHECK ("returns"."refunded_piastres" between 0 and coalesce("returns"."due_piastres", 0)
        and ("returns"."refunded_piastres" = 0) = ("returns"."refund_method" is null)
        and ("returns"."refund_method" is null) = ("returns"."refunded_at" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" uuid,
	"provider" text NOT NULL,
	"provider_order_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"parent_transaction_id" text,
	"outcome" text NOT NULL,
	"success" boolean NOT NULL,
	"pending" boolean NOT NULL,
	"is_voided" boolean NOT NULL,
	"is_refunded" boolean NOT NULL,
	"amount_piastres" bigint NOT NULL,
	"refunded_piastres" bigint NOT NULL,
	"currency" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_outcome_check" CHECK ("payment_events"."outcome" in ('paid', 'pending', 'declined', 'refunded', 'voided', 'refund_failed', 'returned', 'other', 'mismatched')),
	CONSTRAINT "payment_events_source_check" CHECK ("payment_events"."source" in ('callback', 'inquiry'))
);
--> statement-breakpoint
CREATE TABLE "payment_news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"provider_order_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"state" text NOT NULL,
	"account" text NOT NULL,
	"amount_piastres" bigint NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"checks" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"verdict" text,
	CONSTRAINT "payment_news_state_check" CHECK ("payment_news"."state" in ('paid', 'pending', 'declined', 'returned', 'given_back', 'give_back_failed', 'other')),
	CONSTRAINT "payment_news_source_check" CHECK ("payment_news"."source" in ('webhook', 'redirect')),
	CONSTRAINT "payment_news_verdict_check" CHECK ("payment_news"."verdict" in ('confirmed', 'contradicted')),
	CONSTRAINT "payment_news_due_check" CHECK (("payment_news"."due_at" is null) = ("payment_news"."verdict" is not null)),
	CONSTRAINT "payment_news_size_check" CHECK (length("payment_news"."provider_order_id") <= 32 and length("payment_news"."transaction_id") <= 32)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" uuid NOT NULL,
	"provider" text NOT NULL,
	"amount_piastres" bigint NOT NULL,
	"currency" text NOT NULL,
	"method" text DEFAULT 'card' NOT NULL,
	"status" text DEFAULT 'created' NOT NULL,
	"openings" integer DEFAULT 0 NOT NULL,
	"opening_until" timestamp with time zone,
	"provider_intention_id" text,
	"provider_order_id" text,
	"redirect_url" text,
	"transaction_id" text,
	"refunded_piastres" bigint DEFAULT 0 NOT NULL,
	"review_reason" text,
	"is_unwanted" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ask_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"asking_until" timestamp with time zone,
	"ask_failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_provider_check" CHECK ("payments"."provider" in ('sandbox', 'paymob')),
	CONSTRAINT "payments_amount_check" CHECK ("payments"."amount_piastres" > 0),
	CONSTRAINT "payments_currency_check" CHECK ("payments"."currency" = 'EGP'),
	CONSTRAINT "payments_method_check" CHECK ("payments"."method" in ('card', 'wallet', 'kiosk', 'bank_installments', 'pay_later')),
	CONSTRAINT "payments_status_check" CHECK ("payments"."status" in ('created', 'pending', 'paid', 'failed', 'review', 'refunding', 'partially_refunded', 'refunded', 'voided')),
	CONSTRAINT "payments_review_reason_check" CHECK ("payments"."review_reason" in ('wrong_amount', 'wrong_currency', 'wrong_account', 'wrong_mode', 'paid_twice', 'paid_late', 'returned_unseen', 'refund_failed')),
	CONSTRAINT "payments_review_check" CHECK ("payments"."status" <> 'review' or "payments"."review_reason" is not null),
	CONSTRAINT "payments_transaction_check" CHECK ("payments"."status" in ('created', 'pending', 'failed') or "payments"."transaction_id" is not null),
	CONSTRAINT "payments_redirect_check" CHECK ("payments"."redirect_url" is null or "payments"."provider_order_id" is not null),
	CONSTRAINT "payments_refunded_check" CHECK ("payments"."refunded_piastres" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"transaction_id" text NOT NULL,
	"method" text DEFAULT 'refund' NOT NULL,
	"amount_piastres" bigint NOT NULL,
	"reason" text NOT NULL,
	"repays_piastres" bigint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"provider_transaction_id" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"failure" text,
	"reference" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_method_check" CHECK ("refunds"."method" in ('refund', 'void', 'cash', 'transfer', 'wallet')),
	CONSTRAINT "refunds_reference_check" CHECK ("refunds"."reference" = '' or "refunds"."method" not in ('refund', 'void')),
	CONSTRAINT "refunds_reason_check" CHECK ("refunds"."reason" in ('paid_twice', 'paid_late', 'cancelled', 'staff')),
	CONSTRAINT "refunds_status_check" CHECK ("refunds"."status" in ('requested', 'sent', 'done', 'failed')),
	CONSTRAINT "refunds_amount_check" CHECK ("refunds"."amount_piastres" > 0),
	CONSTRAINT "refunds_repays_check" CHECK ("refunds"."repays_piastres" between 0 and "refunds"."amount_piastres")
);
--> statement-breakpoint
CREATE TABLE "payment_problems" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_problems_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" uuid,
	"event_id" bigint,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"dealt_with_at" timestamp with time zone,
	"actor_id" bigint,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "payment_problems_reason_check" CHECK ("payment_problems"."reason" in ('wrong_amount', 'wrong_currency', 'wrong_account', 'wrong_mode', 'paid_twice', 'paid_late', 'returned_unseen', 'refund_failed', 'unknown_payment', 'news_differ', 'unconfirmed')),
	CONSTRAINT "payment_problems_subject_check" CHECK (("payment_problems"."payment_id" is null) <> ("payment_problems"."event_id" is null)),
	CONSTRAINT "payment_problems_actor_check" CHECK ("payment_problems"."actor_id" is null or "payment_problems"."dealt_with_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "sandbox_intentions" (
	"order_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_intentions_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" uuid NOT NULL,
	"special_reference" text NOT NULL,
	"method" text DEFAULT 'card' NOT NULL,
	"amount_piastres" bigint NOT NULL,
	"return_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_intentions_paymentId_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 900001 CACHE 1),
	"order_id" bigint NOT NULL,
	"parent_id" bigint,
	"kind" text NOT NULL,
	"is_success" boolean NOT NULL,
	"is_pending" boolean NOT NULL,
	"is_voided" boolean DEFAULT false NOT NULL,
	"amount_piastres" bigint NOT NULL,
	"refunded_piastres" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"blocks" jsonb,
	"blocks_of" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "policies_kind_language_pk" PRIMARY KEY("kind","language"),
	CONSTRAINT "policies_kind_check" CHECK ("policies"."kind" in ('privacy-policy', 'terms', 'return-policy')),
	CONSTRAINT "policies_language_check" CHECK ("policies"."language" in ('en', 'ar')),
	CONSTRAINT "policies_title_check" CHECK (btrim("policies"."title") <> ''),
	CONSTRAINT "policies_body_check" CHECK (btrim("policies"."body") <> '')
);
--> statement-breakpoint
CREATE TABLE "product_words" (
	"product_id" bigint PRIMARY KEY NOT NULL,
	"starts" text[] NOT NULL,
	"names" text[] NOT NULL,
	"labels" text[] NOT NULL,
	"details" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "searches" (
	"day" date NOT NULL,
	"query" text NOT NULL,
	"typed" text NOT NULL,
	"language" text,
	"count" integer NOT NULL,
	"askers" integer DEFAULT 0 NOT NULL,
	"empty" integer DEFAULT 0 NOT NULL,
	"gave_way" integer DEFAULT 0 NOT NULL,
	"not_sold" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "searches_day_query_pk" PRIMARY KEY("day","query"),
	CONSTRAINT "searches_language_check" CHECK ("searches"."language" in ('en', 'ar')),
	CONSTRAINT "searches_count_check" CHECK ("searches"."count" >= 0 and "searches"."clicks" >= 0),
	CONSTRAINT "searches_outcomes_check" CHECK ("searches"."empty" between 0 and "searches"."count" and "searches"."gave_way" between 0 and "searches"."count" and "searches"."not_sold" between 0 and "searches"."count"),
	CONSTRAINT "searches_askers_check" CHECK ("searches"."askers" between 0 and "searches"."count"),
	CONSTRAINT "searches_no_numbers_check" CHECK ("searches"."query" !~ '[0-9٠١٢٣٤٥٦٧٨٩]{8}' and "searches"."typed" !~ '[0-9٠١٢٣٤٥٦٧٨٩]{8}')
);
--> statement-breakpoint
CREATE TABLE "search_pins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_pins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"queries" text[] NOT NULL,
	"terms" text[] NOT NULL,
	"product_id" bigint NOT NULL,
	"place" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_pins_terms_check" CHECK (cardinality("search_pins"."terms") between 1 and 200 and array_position("search_pins"."terms", null) is null and array_position("search_pins"."terms", '') is null),
	CONSTRAINT "search_pins_queries_check" CHECK (cardinality("search_pins"."queries") between 1 and 200 and array_position("search_pins"."queries", null) is null and array_position("search_pins"."queries", '') is null),
	CONSTRAINT "search_pins_place_check" CHECK ("search_pins"."place" between 1 and 12)
);
--> statement-breakpoint
CREATE TABLE "search_redirects" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_redirects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"queries" text[] NOT NULL,
	"terms" text[] NOT NULL,
	"path" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_redirects_terms_check" CHECK (cardinality("search_redirects"."terms") between 1 and 200 and array_position("search_redirects"."terms", null) is null and array_position("search_redirects"."terms", '') is null),
	CONSTRAINT "search_redirects_queries_check" CHECK (cardinality("search_redirects"."queries") between 1 and 200 and array_position("search_redirects"."queries", null) is null and array_position("search_redirects"."queries", '') is null),
	CONSTRAINT "search_redirects_path_check" CHECK ("search_redirects"."path" ~ '^/([^/\\].*)?$')
);
--> statement-breakpoint
CREATE TABLE "search_synonym_defaults" (
	"name" text PRIMARY KEY NOT NULL,
	"synonym_id" bigint,
	"version" integer NOT NULL,
	CONSTRAINT "search_synonym_defaults_synonym_key" UNIQUE("synonym_id"),
	CONSTRAINT "search_synonym_defaults_version_check" CHECK ("search_synonym_defaults"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"english" text[] NOT NULL,
	"arabic" text[] NOT NULL,
	"franco" text[] NOT NULL,
	"terms" text[] NOT NULL,
	"is_appliance" boolean DEFAULT false NOT NULL,
	"types" text[] DEFAULT '{}' NOT NULL,
	"near_types" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_synonyms_terms_check" CHECK (cardinality("search_synonyms"."terms") between 1 and 200 and array_position("search_synonyms"."terms", null) is null and array_position("search_synonyms"."terms", '') is null),
	CONSTRAINT "search_synonyms_types_check" CHECK (cardinality("search_synonyms"."types") <= 20 and array_position("search_synonyms"."types", null) is null
        and array_to_string("search_synonyms"."types", ',') ~ '^([a-z][a-z0-9_-]{1,39}(,[a-z][a-z0-9_-]{1,39})*)?$'),
	CONSTRAINT "search_synonyms_near_types_check" CHECK (cardinality("search_synonyms"."near_types") <= 20 and array_position("search_synonyms"."near_types", null) is null
        and array_to_string("search_synonyms"."near_types", ',') ~ '^([a-z][a-z0-9_-]{1,39}(,[a-z][a-z0-9_-]{1,39})*)?$')
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer,
	CONSTRAINT "second_factors_step_check" CHECK (("second_factors"."confirmed_at" is null) = ("second_factors"."last_step" is null))
);
--> statement-breakpoint
CREATE TABLE "shop_settings" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"name_en" text DEFAULT 'Nawwar' NOT NULL,
	"name_ar" text DEFAULT 'نوّر' NOT NULL,
	"commercial_register" text,
	"tax_card" text,
	"seller_address" text,
	"warranty_years" integer DEFAULT 2 NOT NULL,
	"return_days" integer DEFAULT 30 NOT NULL,
	"change_of_mind_days" integer DEFAULT 14 NOT NULL,
	"google_play_url" text,
	"app_store_url" text,
	"has_house_stars" boolean DEFAULT true NOT NULL,
	"delivery_hours" integer DEFAULT 24 NOT NULL,
	"confirmation_minutes" integer DEFAULT 30 NOT NULL,
	"calls_from" text DEFAULT '10:00' NOT NULL,
	"calls_to" text DEFAULT '21:00' NOT NULL,
	"is_phone_verification_required" boolean DEFAULT true NOT NULL,
	"second_factor_roles" text[] DEFAULT '{}' NOT NULL,
	"low_stock_at" integer DEFAULT 5 NOT NULL,
	"guest_max_per_product" integer DEFAULT 5 NOT NULL,
	"guest_max_units" integer DEFAULT 15 NOT NULL,
	"guest_max_total_piastres" bigint DEFAULT 6000000 NOT NULL,
	"trust_known_after" integer DEFAULT 0 NOT NULL,
	"trust_known_max_total_piastres" bigint DEFAULT 1000000 NOT NULL,
	"trust_call_total_piastres" bigint DEFAULT 2000000 NOT NULL,
	"trust_call_refusals" integer DEFAULT 1 NOT NULL,
	"trust_code_refusals" integer DEFAULT 2 NOT NULL,
	"trust_card_refusals" integer DEFAULT 3 NOT NULL,
	"trust_call_orders" integer DEFAULT 4 NOT NULL,
	"trust_call_phones" integer DEFAULT 4 NOT NULL,
	"trust_call_governorates" text[] DEFAULT '{}' NOT NULL,
	"trust_held_out_percent" integer DEFAULT 0 NOT NULL,
	"trust_deposit_percent" integer DEFAULT 0 NOT NULL,
	"installment_plans" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "shop_settings_only_check" CHECK ("shop_settings"."is_only"),
	CONSTRAINT "shop_settings_calls_check" CHECK ("shop_settings"."calls_from" < "shop_settings"."calls_to"),
	CONSTRAINT "shop_settings_guest_units_check" CHECK ("shop_settings"."guest_max_per_product" > 0 and "shop_settings"."guest_max_units" > 0),
	CONSTRAINT "shop_settings_second_factor_roles_check" CHECK ("shop_settings"."second_factor_roles" <@ array['admin', 'catalogue', 'orders', 'support', 'warehouse', 'accountant']),
	CONSTRAINT "shop_settings_guest_total_check" CHECK ("shop_settings"."guest_max_total_piastres" >= 0),
	CONSTRAINT "shop_settings_trust_known_total_check" CHECK ("shop_settings"."trust_known_max_total_piastres" >= 0),
	CONSTRAINT "shop_settings_trust_call_total_check" CHECK ("shop_settings"."trust_call_total_piastres" >= 0),
	CONSTRAINT "shop_settings_trust_held_out_check" CHECK ("shop_settings"."trust_held_out_percent" between 0 and 50),
	CONSTRAINT "shop_settings_trust_deposit_check" CHECK ("shop_settings"."trust_deposit_percent" = 0 or "shop_settings"."trust_deposit_percent" between 5 and 90),
	CONSTRAINT "shop_settings_trust_counts_check" CHECK (least("shop_settings"."trust_known_after", "shop_settings"."trust_call_refusals", "shop_settings"."trust_code_refusals", "shop_settings"."trust_card_refusals",
        "shop_settings"."trust_call_orders", "shop_settings"."trust_call_phones") >= 0)
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"phone" text NOT NULL,
	"role" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"invited_by" bigint,
	"message_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitations_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_invitations_phone_unique" UNIQUE("phone"),
	CONSTRAINT "staff_invitations_phone_check" CHECK ("staff_invitations"."phone" ~ '^[+]201[0125][0-9]{8}$'),
	CONSTRAINT "staff_invitations_role_check" CHECK ("staff_invitations"."role" in ('admin', 'catalogue', 'orders', 'support', 'warehouse', 'accountant'))
);
--> statement-breakpoint
CREATE TABLE "user_addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"governorate" text NOT NULL,
	"city" text NOT NULL,
	"area" text NOT NULL,
	"address" text NOT NULL,
	"building" text NOT NULL,
	"floor" text NOT NULL,
	"apartment" text NOT NULL,
	"landmark" text NOT NULL,
	"is_saved" boolean NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_addresses_governorate_check" CHECK ("user_addresses"."governorate" in ('EG-C', 'EG-GZ', 'EG-KB', 'EG-ALX', 'EG-DK', 'EG-SHR', 'EG-GH', 'EG-MNF', 'EG-BH', 'EG-KFS', 'EG-DT', 'EG-IS', 'EG-SUZ', 'EG-PTS', 'EG-FYM', 'EG-BNS', 'EG-MN', 'EG-AST', 'EG-SHG', 'EG-KN', 'EG-LX', 'EG-ASN', 'EG-BA', 'EG-WAD', 'EG-MT', 'EG-SIN', 'EG-JS')),
	CONSTRAINT "user_addresses_city_check" CHECK (btrim("user_addresses"."city") <> ''),
	CONSTRAINT "user_addresses_address_check" CHECK (btrim("user_addresses"."address") <> '')
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"verification_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"tokenless_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_codes_tries_check" CHECK ("one_time_codes"."tries" between 0 and 5),
	CONSTRAINT "one_time_codes_tokenless_tries_check" CHECK ("one_time_codes"."tokenless_tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"phone" text NOT NULL,
	"user_id" bigint,
	"registration_id" uuid,
	"is_tokenless" boolean DEFAULT false NOT NULL,
	"subject" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "verifications_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "verifications_phone_check" CHECK ("verifications"."phone" ~ '^[+]201[0125][0-9]{8}$'),
	CONSTRAINT "verifications_purpose_check" CHECK (case "verifications"."purpose"
        when 'registration' then "verifications"."user_id" is null
        when 'reset' then "verifications"."user_id" is null and "verifications"."registration_id" is null and not "verifications"."is_tokenless"
        when 'login' then "verifications"."user_id" is not null and "verifications"."registration_id" is null and not "verifications"."is_tokenless"
        when 'second_factor' then "verifications"."user_id" is not null and "verifications"."registration_id" is null and not "verifications"."is_tokenless"
        when 'order_link' then "verifications"."user_id" is null and "verifications"."registration_id" is null and not "verifications"."is_tokenless"
        else false end),
	CONSTRAINT "verifications_subject_check" CHECK (("verifications"."purpose" = 'order_link') = ("verifications"."subject" is not null))
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registrations_phone_check" CHECK ("registrations"."phone" ~ '^[+]201[0125][0-9]{8}$')
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "sessions_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "phone_blocks" (
	"phone" text PRIMARY KEY NOT NULL,
	"actor_id" bigint,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"role" text DEFAULT 'shopper' NOT NULL,
	"is_phone_verified" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"permissions" text[],
	"refund_limit_piastres" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_phone_unique" UNIQUE("phone"),
	CONSTRAINT "users_phone_check" CHECK ("users"."phone" ~ '^[+]201[0125][0-9]{8}$'),
	CONSTRAINT "users_role_check" CHECK ("users"."role" in ('shopper', 'catalogue', 'orders', 'support', 'warehouse', 'accountant', 'admin')),
	CONSTRAINT "users_rights_check" CHECK ("users"."role" not in ('admin', 'shopper') or ("users"."permissions" is null and "users"."refund_limit_piastres" is null)),
	CONSTRAINT "users_refund_limit_check" CHECK ("users"."refund_limit_piastres" >= 0)
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title_en" text NOT NULL,
	"title_ar" text NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"description_ar" text DEFAULT '' NOT NULL,
	"poster_id" bigint NOT NULL,
	"link" text NOT NULL,
	"kind" text NOT NULL,
	"duration_seconds" integer,
	"view_count" integer,
	"published_at" timestamp with time zone,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "videos_title_en_check" CHECK (btrim("videos"."title_en") <> ''),
	CONSTRAINT "videos_title_ar_check" CHECK (btrim("videos"."title_ar") <> ''),
	CONSTRAINT "videos_link_check" CHECK ("videos"."link" ~ '^https://'),
	CONSTRAINT "videos_kind_check" CHECK ("videos"."kind" in ('shorts', 'video')),
	CONSTRAINT "videos_figures_check" CHECK ("videos"."duration_seconds" > 0 and "videos"."view_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "advertisements" ADD CONSTRAINT "advertisements_image_ltr_id_media_assets_id_fk" FOREIGN KEY ("image_ltr_id") REFERENCES "public"."media_assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advertisements" ADD CONSTRAINT "advertisements_image_rtl_id_media_assets_id_fk" FOREIGN KEY ("image_rtl_id") REFERENCES "public"."media_assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_media_id_media_assets_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_type_id_product_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."product_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_image_id_media_assets_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media_assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_cat_image_id_media_assets_id_fk" FOREIGN KEY ("cat_image_id") REFERENCES "public"."media_assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_wall_image_id_media_assets_id_fk" FOREIGN KEY ("wall_image_id") REFERENCES "public"."media_assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_choices" ADD CONSTRAINT "fact_choices_fact_id_facts_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_scopes" ADD CONSTRAINT "fact_scopes_fact_id_facts_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_scopes" ADD CONSTRAINT "fact_scopes_type_id_product_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."product_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_scopes" ADD CONSTRAINT "fact_scopes_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_facts" ADD CONSTRAINT "product_facts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_facts" ADD CONSTRAINT "product_facts_fact_fk" FOREIGN KEY ("fact_id","kind") REFERENCES "public"."facts"("id","kind") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_facts" ADD CONSTRAINT "product_facts_choice_fk" FOREIGN KEY ("choice_id","fact_id") REFERENCES "public"."fact_choices"("id","fact_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_prices" ADD CONSTRAINT "variant_prices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_types" ADD CONSTRAINT "product_types_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "electricity_tiers" ADD CONSTRAINT "electricity_tiers_valid_from_electricity_tariffs_valid_from_fk" FOREIGN KEY ("valid_from") REFERENCES "public"."electricity_tariffs"("valid_from") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_fact_fk" FOREIGN KEY ("fact_id","fact_kind") REFERENCES "public"."facts"("id","kind") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_fact_choice_fk" FOREIGN KEY ("fact_choice_id","fact_id") REFERENCES "public"."fact_choices"("id","fact_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_documents" ADD CONSTRAINT "book_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_documents" ADD CONSTRAINT "book_documents_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "book_lines" ADD CONSTRAINT "book_lines_document_id_book_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."book_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_receipts" ADD CONSTRAINT "tax_receipts_document_id_book_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."book_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_claims" ADD CONSTRAINT "call_claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_claims" ADD CONSTRAINT "call_claims_caller_id_users_id_fk" FOREIGN KEY ("caller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_calls" ADD CONSTRAINT "order_calls_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_calls" ADD CONSTRAINT "order_calls_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_orders" ADD CONSTRAINT "settlement_orders_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_orders" ADD CONSTRAINT "settlement_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_corrections" ADD CONSTRAINT "order_corrections_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_corrections" ADD CONSTRAINT "order_corrections_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_undos" ADD CONSTRAINT "order_undos_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_placed_by_users_id_fk" FOREIGN KEY ("placed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_packer_id_users_id_fk" FOREIGN KEY ("packer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_serials" ADD CONSTRAINT "order_serials_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_serials" ADD CONSTRAINT "order_serials_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_serials" ADD CONSTRAINT "order_serials_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_serials" ADD CONSTRAINT "order_serials_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_serials" ADD CONSTRAINT "order_serials_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_receipts" ADD CONSTRAINT "cash_receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_receipts" ADD CONSTRAINT "cash_receipts_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_problems" ADD CONSTRAINT "parcel_problems_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_problems" ADD CONSTRAINT "parcel_problems_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_refunds" ADD CONSTRAINT "staff_refunds_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_refunds" ADD CONSTRAINT "staff_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_events" ADD CONSTRAINT "return_events_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_events" ADD CONSTRAINT "return_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_pictures" ADD CONSTRAINT "return_pictures_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_problems" ADD CONSTRAINT "payment_problems_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_problems" ADD CONSTRAINT "payment_problems_event_id_payment_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."payment_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_problems" ADD CONSTRAINT "payment_problems_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_transactions" ADD CONSTRAINT "sandbox_transactions_order_id_sandbox_intentions_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."sandbox_intentions"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_words" ADD CONSTRAINT "product_words_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_pins" ADD CONSTRAINT "search_pins_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_synonym_defaults" ADD CONSTRAINT "search_synonym_defaults_synonym_id_search_synonyms_id_fk" FOREIGN KEY ("synonym_id") REFERENCES "public"."search_synonyms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_second_factors_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."second_factors"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_addresses" ADD CONSTRAINT "user_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_verification_id_verifications_id_fk" FOREIGN KEY ("verification_id") REFERENCES "public"."verifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_blocks" ADD CONSTRAINT "phone_blocks_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_poster_id_media_assets_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media_assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotent_answers_created_idx" ON "idempotent_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expires_idx" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_entries_entity_idx" ON "audit_entries" USING btree ("entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_words_idx" ON "audit_entries" USING gin (fold_person("action" || ' ' || "entity" || ' ' || "entity_id" || ' ' || "label_en" || ' ' || "label_ar") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_entries_actor_idx" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_at_idx" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_listed_idx" ON "audit_entries" USING btree ("id") WHERE group_id is null;--> statement-breakpoint
CREATE INDEX "audit_entries_group_idx" ON "audit_entries" USING btree ("group_id","id") WHERE group_id is not null;--> statement-breakpoint
CREATE INDEX "carts_guest_age_idx" ON "carts" USING btree ("updated_at") WHERE session_key is not null;--> statement-breakpoint
CREATE INDEX "product_pictures_product_idx" ON "product_pictures" USING btree ("product_id","sort_order","id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_sku_key" ON "products" USING btree (fold_sku("sku"));--> statement-breakpoint
CREATE INDEX "products_category_idx" ON "products" USING btree ("category_id","sort_order","id") WHERE is_active and price_piastres > 0;--> statement-breakpoint
CREATE INDEX "products_staff_idx" ON "products" USING btree ("sort_order","id","category_id","is_active","is_in_stock","is_offer","is_best_seller","is_featured");--> statement-breakpoint
CREATE INDEX "products_name_en_idx" ON "products" USING btree ("name_en","id");--> statement-breakpoint
CREATE INDEX "products_name_ar_idx" ON "products" USING btree ("name_ar","id");--> statement-breakpoint
CREATE INDEX "products_staff_price_idx" ON "products" USING btree ("price_piastres","id");--> statement-breakpoint
CREATE INDEX "products_updated_idx" ON "products" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "products_type_idx" ON "products" USING btree ("type_id","id") WHERE type_id is not null;--> statement-breakpoint
CREATE INDEX "products_words_idx" ON "products" USING gin (fold_person("sku" || ' ' || "name_en" || ' ' || "name_ar") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "variants_hex_idx" ON "variants" USING btree ("hex","id") WHERE is_active and hex is not null;--> statement-breakpoint
CREATE INDEX "variants_words_idx" ON "variants" USING gin (fold_person("name_en" || ' ' || "name_ar") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "fact_scopes_type_idx" ON "fact_scopes" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "fact_scopes_category_idx" ON "fact_scopes" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "product_facts_fact_idx" ON "product_facts" USING btree ("fact_id","product_id");--> statement-breakpoint
CREATE INDEX "product_facts_choice_idx" ON "product_facts" USING btree ("choice_id") WHERE choice_id is not null;--> statement-breakpoint
CREATE INDEX "variant_prices_variant_idx" ON "variant_prices" USING btree ("variant_id","from_at");--> statement-breakpoint
CREATE INDEX "product_types_category_idx" ON "product_types" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "coupon_uses_customer_idx" ON "coupon_uses" USING btree ("coupon_id","phone") WHERE given_back_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "carriers_called_key" ON "carriers" USING btree ("kind") WHERE kind <> 'csv';--> statement-breakpoint
CREATE INDEX "customer_notes_phone_idx" ON "customer_notes" USING btree ("phone","id");--> statement-breakpoint
CREATE INDEX "customer_notes_actor_idx" ON "customer_notes" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "customer_notes_at_idx" ON "customer_notes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "customers_listed_idx" ON "customers" USING btree ("last_order_at" DESC NULLS LAST,"phone","is_blocked","refused","account_id");--> statement-breakpoint
CREATE INDEX "customers_orders_idx" ON "customers" USING btree ("orders","phone");--> statement-breakpoint
CREATE INDEX "customers_refused_idx" ON "customers" USING btree ("refused","phone");--> statement-breakpoint
CREATE INDEX "customers_blocked_idx" ON "customers" USING btree ("phone") WHERE is_blocked;--> statement-breakpoint
CREATE INDEX "customers_person_idx" ON "customers" USING gin (person_words("known_names", '', "phone", "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "stock_movements_variant_idx" ON "stock_movements" USING btree ("variant_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_order_key" ON "stock_movements" USING btree ("order_id","variant_id","reason") WHERE order_id is not null and return_id is null and reason <> 'change';--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_return_key" ON "stock_movements" USING btree ("return_id","variant_id","reason") WHERE return_id is not null;--> statement-breakpoint
CREATE INDEX "messages_created_idx" ON "messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "messages_about_idx" ON "messages" USING btree ("about") WHERE about is not null;--> statement-breakpoint
CREATE INDEX "offers_fact_idx" ON "offers" USING btree ("fact_id") WHERE fact_id is not null;--> statement-breakpoint
CREATE INDEX "offers_fact_choice_idx" ON "offers" USING btree ("fact_choice_id") WHERE fact_choice_id is not null;--> statement-breakpoint
CREATE INDEX "offers_open_idx" ON "offers" USING btree ("starts_at","ends_at") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "book_documents_number_key" ON "book_documents" USING btree ("kind","number");--> statement-breakpoint
CREATE UNIQUE INDEX "book_documents_invoice_key" ON "book_documents" USING btree ("order_id") WHERE kind = 'invoice';--> statement-breakpoint
CREATE UNIQUE INDEX "book_documents_return_key" ON "book_documents" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "book_documents_order_idx" ON "book_documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "book_documents_due_idx" ON "book_documents" USING btree ("due_at","id") WHERE number is null;--> statement-breakpoint
CREATE INDEX "book_documents_issued_idx" ON "book_documents" USING btree ("issued_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_receipts_document_key" ON "tax_receipts" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_receipts_uuid_key" ON "tax_receipts" USING btree ("uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_receipts_chain_key" ON "tax_receipts" USING btree ("pos_serial","previous_uuid");--> statement-breakpoint
CREATE INDEX "tax_receipts_open_idx" ON "tax_receipts" USING btree ("next_try_at","id") WHERE status <> 'accepted';--> statement-breakpoint
CREATE INDEX "call_claims_caller_idx" ON "call_claims" USING btree ("caller_id");--> statement-breakpoint
CREATE INDEX "order_calls_order_idx" ON "order_calls" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_calls_reached_idx" ON "order_calls" USING btree ("order_id") WHERE outcome = 'reached';--> statement-breakpoint
CREATE INDEX "order_calls_actor_idx" ON "order_calls" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "order_changes_order_idx" ON "order_changes" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_changes_actor_idx" ON "order_changes" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "order_changes_refunded_idx" ON "order_changes" USING btree ("order_id") WHERE refunded_piastres > 0;--> statement-breakpoint
CREATE INDEX "settlement_orders_order_idx" ON "settlement_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "settlements_actor_idx" ON "settlements" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_digest_key" ON "settlements" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "order_corrections_order_idx" ON "order_corrections" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_corrections_actor_idx" ON "order_corrections" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "order_notes_order_idx" ON "order_notes" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_notes_actor_idx" ON "order_notes" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "order_events_order_idx" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_events_actor_idx" ON "order_events" USING btree ("actor_id") WHERE actor_id is not null;--> statement-breakpoint
CREATE INDEX "order_events_carrier_idx" ON "order_events" USING btree ("carrier_id") WHERE carrier_id is not null;--> statement-breakpoint
CREATE INDEX "order_lines_sold_idx" ON "order_lines" USING btree ("created_at","order_id","product_id","variant_id","quantity","line_total_piastres","discount_piastres");--> statement-breakpoint
CREATE INDEX "order_lines_sku_idx" ON "order_lines" USING btree (fold_sku("sku"));--> statement-breakpoint
CREATE INDEX "order_lines_offer_idx" ON "order_lines" USING btree ("offer_id") WHERE offer_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_order_variant_key" ON "order_lines" USING btree ("order_id","variant_id");--> statement-breakpoint
CREATE INDEX "orders_placed_by_idx" ON "orders" USING btree ("placed_by") WHERE placed_by is not null;--> statement-breakpoint
CREATE INDEX "orders_packer_idx" ON "orders" USING btree ("packer_id") WHERE packer_id is not null;--> statement-breakpoint
CREATE INDEX "orders_user_idx" ON "orders" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_status_idx" ON "orders" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "orders_pay_before_idx" ON "orders" USING btree ("pay_before") WHERE status = 'pending_payment';--> statement-breakpoint
CREATE INDEX "orders_listed_idx" ON "orders" USING btree ("created_at","id","status","payment_status","payment_method","governorate","total_piastres");--> statement-breakpoint
CREATE INDEX "orders_promised_idx" ON "orders" USING btree ("promised_to") WHERE promised_to is not null;--> statement-breakpoint
CREATE INDEX "orders_cash_out_idx" ON "orders" USING btree ("created_at") WHERE payment_method = 'cash' and (payment_status = 'collected' or (status = 'delivered' and payment_status = 'unpaid'));--> statement-breakpoint
CREATE INDEX "orders_written_off_idx" ON "orders" USING btree ("id","written_off_piastres") WHERE written_off_piastres > 0;--> statement-breakpoint
CREATE INDEX "orders_total_idx" ON "orders" USING btree ("total_piastres","id");--> statement-breakpoint
CREATE INDEX "orders_phone_idx" ON "orders" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "orders_back_idx" ON "orders" USING btree ("address") WHERE status in ('returning', 'returned');--> statement-breakpoint
CREATE INDEX "orders_open_address_idx" ON "orders" USING btree (fold_address("address", "city"),"governorate","phone") WHERE status in ('pending_payment', 'processing', 'in_transit', 'returning');--> statement-breakpoint
CREATE INDEX "orders_person_idx" ON "orders" USING gin (person_words("first_name", "last_name", "phone", '') gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "order_serials_out_key" ON "order_serials" USING btree ("product_id","serial") WHERE returned_at is null;--> statement-breakpoint
CREATE INDEX "order_serials_searched_idx" ON "order_serials" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "order_serials_order_idx" ON "order_serials" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_serials_line_idx" ON "order_serials" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "order_serials_actor_idx" ON "order_serials" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "order_serials_return_idx" ON "order_serials" USING btree ("return_id") WHERE return_id is not null;--> statement-breakpoint
CREATE INDEX "cash_receipts_actor_idx" ON "cash_receipts" USING btree ("actor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "parcel_problems_open_key" ON "parcel_problems" USING btree ("subject","reason","state") WHERE dealt_with_at is null;--> statement-breakpoint
CREATE INDEX "parcel_problems_listed_idx" ON "parcel_problems" USING btree (("dealt_with_at" is null),"created_at","id");--> statement-breakpoint
CREATE INDEX "parcel_problems_order_idx" ON "parcel_problems" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "parcel_problems_actor_idx" ON "parcel_problems" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "parcels_carrier_idx" ON "parcels" USING btree ("carrier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_tracking_key" ON "parcels" USING btree ("tracking_number","carrier_id") WHERE tracking_number is not null;--> statement-breakpoint
CREATE INDEX "parcels_requested_idx" ON "parcels" USING btree ("updated_at") WHERE booking = 'requested';--> statement-breakpoint
CREATE INDEX "order_codes_expires_idx" ON "order_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_codes_phone_idx" ON "order_codes" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "staff_refunds_actor_idx" ON "staff_refunds" USING btree ("actor_id","created_at");--> statement-breakpoint
CREATE INDEX "staff_refunds_order_idx" ON "staff_refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "return_events_return_idx" ON "return_events" USING btree ("return_id","id");--> statement-breakpoint
CREATE INDEX "return_events_actor_idx" ON "return_events" USING btree ("actor_id") WHERE actor_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "return_lines_line_key" ON "return_lines" USING btree ("return_id","line_id");--> statement-breakpoint
CREATE INDEX "return_lines_order_line_idx" ON "return_lines" USING btree ("line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "return_pictures_source_key" ON "return_pictures" USING btree ("return_id","source_hash");--> statement-breakpoint
CREATE INDEX "returns_order_idx" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_listed_idx" ON "returns" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_seen_key" ON "payment_events" USING btree ("provider","source","transaction_id","success","pending","is_voided","is_refunded","amount_piastres","outcome","refunded_piastres",coalesce("parent_transaction_id", ''));--> statement-breakpoint
CREATE INDEX "payment_events_payment_idx" ON "payment_events" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "payment_events_order_idx" ON "payment_events" USING btree ("provider","provider_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_news_seen_key" ON "payment_news" USING btree ("provider","provider_order_id","transaction_id","state");--> statement-breakpoint
CREATE INDEX "payment_news_due_idx" ON "payment_news" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_order_key" ON "payments" USING btree ("provider","provider_order_id");--> statement-breakpoint
CREATE INDEX "payments_reference_idx" ON "payments" USING btree ("reference","id");--> statement-breakpoint
CREATE INDEX "payments_differing_idx" ON "payments" USING btree ("reference") WHERE not is_unwanted and (refunded_piastres > 0 or review_reason is not null or status = 'refunding');--> statement-breakpoint
CREATE INDEX "payments_ask_idx" ON "payments" USING btree ("ask_at") WHERE ask_at is not null;--> statement-breakpoint
CREATE INDEX "payments_created_idx" ON "payments" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_automatic_key" ON "refunds" USING btree ("payment_id","transaction_id") WHERE reason <> 'staff';--> statement-breakpoint
CREATE INDEX "refunds_payment_idx" ON "refunds" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "refunds_due_idx" ON "refunds" USING btree ("due_at") WHERE status in ('requested', 'sent');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_problems_open_key" ON "payment_problems" USING btree ("payment_id","reason") WHERE dealt_with_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_problems_event_key" ON "payment_problems" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "payment_problems_listed_idx" ON "payment_problems" USING btree (("dealt_with_at" is null),"created_at","id");--> statement-breakpoint
CREATE INDEX "payment_problems_reason_idx" ON "payment_problems" USING btree ("reason",("dealt_with_at" is null),"created_at","id");--> statement-breakpoint
CREATE INDEX "payment_problems_actor_idx" ON "payment_problems" USING btree ("actor_id") WHERE actor_id is not null;--> statement-breakpoint
CREATE INDEX "sandbox_transactions_order_idx" ON "sandbox_transactions" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "search_pins_product_idx" ON "search_pins" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "search_synonyms_terms_idx" ON "search_synonyms" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "staff_invitations_invited_by_idx" ON "staff_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "staff_invitations_message_idx" ON "staff_invitations" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "user_addresses_user_idx" ON "user_addresses" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_addresses_last_key" ON "user_addresses" USING btree ("user_id") WHERE not is_saved;--> statement-breakpoint
CREATE INDEX "one_time_codes_expires_idx" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verifications_phone_idx" ON "verifications" USING btree ("phone","purpose","created_at");--> statement-breakpoint
CREATE INDEX "verifications_user_idx" ON "verifications" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_registration_idx" ON "verifications" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "verifications_expires_idx" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "registrations_phone_idx" ON "registrations" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "registrations_expires_idx" ON "registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_last_used_idx" ON "sessions" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "users_role_idx" ON "users" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "users_person_idx" ON "users" USING gin (person_words("first_name", "last_name", "phone", "email") gin_trgm_ops);
