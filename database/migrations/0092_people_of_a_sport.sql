-- Every sport that was ever named, folded: what a search by sport begins with.
create table if not exists people_sports (
  sport text primary key
);
create index if not exists people_sports_idx on people_sports using gin (sport gin_trgm_ops);
insert into people_sports (sport) select distinct sport_folded from profiles where sport_folded <> '' on conflict do nothing;
-- The newest of a role in a sport, and where they are: looked through in this index alone.
create index if not exists profiles_role_sport_idx on profiles (role, sport_folded, created_at desc, id desc)
  include (location_folded);
