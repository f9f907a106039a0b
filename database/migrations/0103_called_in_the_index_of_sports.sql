-- What she is called, her name and her handle, as far as an index may hold it.
alter table profiles add column if not exists called text generated always as
  (left(split_part(search_text, E'\n', 1) || E'\n' || split_part(search_text, E'\n', 2), 80)) stored;
-- The newest of a role in a sport, where they are and what they are called: looked through in this index alone.
create index if not exists profiles_role_sport_called_idx on profiles (role, sport_folded, created_at desc, id desc)
  include (location_folded, called);
drop index if exists profiles_role_sport_idx;
