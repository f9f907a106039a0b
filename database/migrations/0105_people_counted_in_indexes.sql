-- How many of a role a search finds in a sport and a place is counted in this index alone: it holds who may be found, and
-- what else decides whom she is found by.
create index if not exists profiles_found_idx on profiles (role, sport_folded, location_folded)
  include (id, date_of_birth, profile_visibility)
  where state = 'active' and show_in_search and profile_visibility <> 'private';
-- What people are called, apart from their sports: of those who are called like a sport there are few.
create index if not exists profiles_called_terms_idx on profiles
  using gin ((split_part(search_text, E'\n', 1) || E'\n' || split_part(search_text, E'\n', 2)) gin_trgm_ops,
    location_folded gin_trgm_ops);
