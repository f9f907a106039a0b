-- Sizes are compared as all words are, without case and accents: "unica" finds "Única".
alter table listings add column if not exists size_folded text not null default '';
update listings set size_folded =
    btrim(regexp_replace(regexp_replace(lower(normalize(size, NFKD)), '[\u0300-\u036f]', '', 'g'), '\s+', ' ', 'g'))
  where size is not null and size_folded = '';
update saved_searches set folded = coalesce(folded, '{}') || jsonb_build_object('size',
    btrim(regexp_replace(regexp_replace(lower(normalize(filters ->> 'size', NFKD)), '[\u0300-\u036f]', '', 'g'), '\s+', ' ', 'g')))
  where area = 'marketplace' and filters ->> 'size' is not null;
