-- Words, sport and place of a search are looked for together in one index, which leaps over whom only one of them
-- finds. Apart, each of them was read to its end and the three were laid over each other.
create index if not exists profiles_terms_idx on profiles
  using gin (search_text gin_trgm_ops, sport_folded gin_trgm_ops, location_folded gin_trgm_ops);
drop index if exists profiles_search_idx;
drop index if exists profiles_sport_idx;
drop index if exists profiles_location_idx;

create index if not exists teams_terms_idx on teams
  using gin (search_text gin_trgm_ops, sport_folded gin_trgm_ops, location_folded gin_trgm_ops);
drop index if exists teams_search_idx;
drop index if exists teams_sport_idx;
drop index if exists teams_location_idx;
