-- Forms of a text. Indexes and stored columns hold what these functions return: a change of plain_text needs a migration
-- that rebuilds its indexes, and one of comparable_text a migration that writes the search texts anew.

-- What indexes and orders use: without accents and in lower case. unaccent() is only "stable", because its dictionary could
-- be changed; indexes ask for "immutable". Accents go before the case, so that folding needs no locale: a database of any
-- collation finds "Ñandú" by "nandu".
CREATE OR REPLACE FUNCTION plain_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT lower(public.unaccent('public.unaccent', $1)) $$;

-- The form in which texts are compared: `comparableText` of src/contract/textForm.ts says what it does, and
-- test/server/textForm.test.ts compares the two.
CREATE OR REPLACE FUNCTION comparable_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(btrim(regexp_replace(regexp_replace(regexp_replace(
    lower(replace(replace(replace(replace(replace(replace(replace(
      translate(
        regexp_replace(
          normalize(translate($1, 'ºª˚“”„‟«»‹›″''’‘‚‛ʹʻʼʽˈ´`′＇', '°°°"""""""""'), NFKD),
          '[\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u0300-\u036f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb]', '', 'g'),
        'ØøŁłĐđÐðı‐‑‒–—―−⁃', 'oollddddi--------'),
      'ß', 'ss'), 'ẞ', 'ss'), 'Æ', 'ae'), 'æ', 'ae'), 'Œ', 'oe'), 'œ', 'oe'), 'Þ', 'th')),
    '[\s\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'),
    '(^|[^a-z0-9])n(?:ro\.?|°) ?(?=[0-9])', '\1', 'g'),
    ' *°[ °]*', ' ', 'g')),
    '(^|[^a-z0-9])([0-9]+)[ .-]+([a-z])(?![a-z0-9])', '\1\2\3', 'g'),
    '(^|[^a-z0-9])([a-z])[ .-]+([0-9]+)(?![a-z0-9])', '\1\2\3', 'g'),
    '[,;:.!?)\]"]+( |$)', '\1', 'g'),
    '(^| )[(\["¿¡]+', '\1', 'g')
$$;

-- A search text: its parts are separated by a sign, so that a number and a letter of two parts are not joined, and
-- spaces surround every word, so that a whole word is found by LIKE.
CREATE OR REPLACE FUNCTION search_text(VARIADIC parts text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT concat(' ', comparable_text(array_to_string(parts, ' | ')), ' ')
$$;

-- 125000.50 is found as it is stored and as it is shown: 125.000,50.
CREATE OR REPLACE FUNCTION price_text(numeric) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT concat($1, ' ', translate(to_char($1, 'FM9,999,999,990.00'), ',.', '.,'))
$$;

-- 30123456 is found as it is stored and as it is shown: 30.123.456.
CREATE OR REPLACE FUNCTION document_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN $1 ~ '^\d{7,8}$' THEN concat($1, ' ', translate(to_char($1::integer, 'FM99,999,999'), ',', '.')) ELSE $1 END
$$;
