-- Trigrams find parts of names and numbers.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Spellings of a SKU that look alike are one SKU: case, width, the kind of dash, Arabic digits and invisible marks do not count. The
-- contract has the same rule (`foldSku`), and a test compares both.
CREATE FUNCTION fold_sku(sku text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(btrim(regexp_replace(regexp_replace(regexp_replace(
  translate(normalize(sku, NFKC), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'),
  '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U00013441\U00013442\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'),
  '[\u02d7\u058a\u05be\u0640\u1400\u1806\u2010-\u2015\u2043\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead]', '-', 'g'),
  '\s+', ' ', 'g')));
--> statement-breakpoint
-- As the shop's search folds letters (`foldText`): also marks that are not seen, Persian letters, and one dash for all.
CREATE FUNCTION fold_person(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(regexp_replace(translate(
  regexp_replace(normalize(typed, NFKC),
    '[\u064B-\u065F\u0670\u06D6-\u06ED\u0640\u00AD\u034F\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFE00-\uFE0F\uFEFF]', '', 'g'),
  'أإآٱىیئؤةکگچپڤ‐‒–—―−٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ء%_\', 'اااايييوهكججبف------01234567890123456789'), '\s+', ' ', 'g'));
--> statement-breakpoint
-- The names a second time without what stands between their parts: عبدالرحمن finds عبد الرحمن.
CREATE FUNCTION person_words(first_name text, last_name text, phone text, email text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ' ' || fold_person(first_name || ' ' || last_name || ' ' || email) || ' ' || replace(phone, '+20', '0') || ' ' || phone
  || ' ' || translate(fold_person(first_name || last_name), ' -''’.', '');
--> statement-breakpoint
-- Street and city as people take them for the same: letters and digits as the search folds them, without what stands between words.
CREATE FUNCTION fold_address(address text, city text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN btrim(regexp_replace(fold_person(city || ' ' || address), '[[:space:].,;:()/#"''’،؛-]+', ' ', 'g'));
