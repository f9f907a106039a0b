-- The last sigma of a word, letters of Maltese, Sámi and Azerbaijani, and the apostrophes are folded too: what was stored
-- before is folded again (contract/src/fold.ts). Letter by letter, and only rows that have one of them.
update profiles set search_text = translate(search_text, 'ςħŧŋə’‘ʼʻ', 'σhtne'''''''''),
    sport_folded = translate(sport_folded, 'ςħŧŋə’‘ʼʻ', 'σhtne'''''''''),
    location_folded = translate(location_folded, 'ςħŧŋə’‘ʼʻ', 'σhtne''''''''')
  where search_text ~ '[ςħŧŋə’‘ʼʻ]';
update teams set search_text = translate(search_text, 'ςħŧŋə’‘ʼʻ', 'σhtne'''''''''),
    sport_folded = translate(sport_folded, 'ςħŧŋə’‘ʼʻ', 'σhtne'''''''''),
    location_folded = translate(location_folded, 'ςħŧŋə’‘ʼʻ', 'σhtne''''''''')
  where search_text ~ '[ςħŧŋə’‘ʼʻ]';
update listings set search_text = translate(search_text, 'ςħŧŋə’‘ʼʻ', 'σhtne'''''''''),
    title_folded = translate(title_folded, 'ςħŧŋə’‘ʼʻ', 'σhtne'''''''''),
    sport_folded = translate(sport_folded, 'ςħŧŋə’‘ʼʻ', 'σhtne'''''''''),
    location_folded = translate(location_folded, 'ςħŧŋə’‘ʼʻ', 'σhtne'''''''''),
    size_folded = translate(size_folded, 'ςħŧŋə’‘ʼʻ', 'σhtne''''''''')
  where search_text || sport_folded || location_folded || size_folded ~ '[ςħŧŋə’‘ʼʻ]';
update messages set search_text = translate(search_text, 'ςħŧŋə’‘ʼʻ', 'σhtne''''''''')
  where search_text ~ '[ςħŧŋə’‘ʼʻ]';
update saved_searches set folded = translate(folded::text, 'ςħŧŋə’‘ʼʻ', 'σhtne''''''''')::jsonb
  where folded::text ~ '[ςħŧŋə’‘ʼʻ]';
insert into people_sports (sport) select translate(sport, 'ςħŧŋə’‘ʼʻ', 'σhtne''''''''') from people_sports
  where sport ~ '[ςħŧŋə’‘ʼʻ]' on conflict do nothing;
insert into people_places (place) select translate(place, 'ςħŧŋə’‘ʼʻ', 'σhtne''''''''') from people_places
  where place ~ '[ςħŧŋə’‘ʼʻ]' on conflict do nothing;
insert into listing_places (place) select translate(place, 'ςħŧŋə’‘ʼʻ', 'σhtne''''''''') from listing_places
  where place ~ '[ςħŧŋə’‘ʼʻ]' on conflict do nothing;
