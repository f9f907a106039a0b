-- Orders of a people search beside the newest: by name, and by followers.
create index if not exists profiles_name_idx on profiles (left(search_text, 60), id);
create index if not exists profiles_role_name_idx on profiles (role, left(search_text, 60), id);
create index if not exists profiles_followers_idx on profiles (followers_count desc, id desc);
create index if not exists profiles_role_followers_idx on profiles (role, followers_count desc, id desc);

-- Searches that she wants to make again; `filters` as the search of that area takes them.
create table if not exists saved_searches (
  id uuid primary key,
  person_id uuid not null references profiles on delete cascade,
  area text not null check (area in ('people', 'athletes')),
  filters jsonb not null,
  created_at timestamptz(3) not null
);
create index if not exists saved_searches_newest_idx on saved_searches (person_id, created_at desc, id desc);
create unique index if not exists saved_searches_once_idx on saved_searches (person_id, area, (filters::text));
