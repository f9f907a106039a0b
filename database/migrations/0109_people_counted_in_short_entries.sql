-- An entry of the index by which people are counted is read for each of them. Who she is stood in each and was needed for
-- blocks alone; and when she was born matters of those alone who may not be grown up. Without both, those of one sport
-- and place are one entry.
alter table profiles add column if not exists born_lately date generated always as
  (case when date_of_birth >= date '2006-01-01' then date_of_birth end) stored;
drop index if exists profiles_found_idx;
create index profiles_found_idx on profiles (role, sport_folded, location_folded, profile_visibility, born_lately)
  where state = 'active' and show_in_search and profile_visibility <> 'private';
