-- As the shop's search folds letters (`foldText`): also marks that are not seen, Persian letters, and one dash for all.
CREATE OR REPLACE FUNCTION fold_person(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(regexp_replace(translate(
  regexp_replace(normalize(typed, NFKC),
    '[\u064B-\u065F\u0670\u06D6-\u06ED\u0640\u00AD\u034F\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g'),
  'أإآٱىیئؤةکگچپڤ‐‒–—―−٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ء%_\', 'اااايييوهكججبف------01234567890123456789'), '\s+', ' ', 'g'));
--> statement-breakpoint
-- The names a second time without what stands between their parts: عبدالرحمن finds عبد الرحمن.
CREATE OR REPLACE FUNCTION person_words(first_name text, last_name text, phone text, email text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ' ' || fold_person(first_name || ' ' || last_name || ' ' || email) || ' ' || replace(phone, '+20', '0') || ' ' || phone
  || ' ' || translate(fold_person(first_name || last_name), ' -''’.', '');
--> statement-breakpoint
REINDEX INDEX "products_words_idx";--> statement-breakpoint
REINDEX INDEX "variants_words_idx";--> statement-breakpoint
REINDEX INDEX "audit_entries_words_idx";--> statement-breakpoint
REINDEX INDEX "orders_person_idx";--> statement-breakpoint
REINDEX INDEX "users_person_idx";--> statement-breakpoint
REINDEX INDEX "customers_person_idx";
