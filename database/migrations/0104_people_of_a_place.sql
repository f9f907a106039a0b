-- Every place that was ever named, folded: with the sports (0092) what a search by sport and place begins with.
create table if not exists people_places (
  place text primary key
);
create index if not exists people_places_idx on people_places using gin (place gin_trgm_ops);
insert into people_places (place) select distinct location_folded from profiles where location_folded <> ''
  on conflict do nothing;
-- The newest of a role in a sport and a place, and what they are called: looked through in this index alone.
create index if not exists profiles_role_sport_place_idx
  on profiles (role, sport_folded, location_folded, created_at desc, id desc) include (called);
