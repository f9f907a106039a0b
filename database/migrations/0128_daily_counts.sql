-- What was done each day that is over, for the staff's analytics: counts, and nobody's name (decision 0144). Days in UTC.
create table if not exists daily_counts (
  day date primary key,
  accounts integer not null check (accounts >= 0),
  posts integer not null check (posts >= 0),
  messages integer not null check (messages >= 0),
  listings integer not null check (listings >= 0),
  -- Who did one of these, or commented: each person once.
  active_people integer not null check (active_people >= 0)
);

-- A day is counted by walking its part of an index. Posts and profiles have theirs: posts_newest_idx, profiles_newest_idx.
create index if not exists messages_created_idx on messages (created_at);
create index if not exists comments_created_idx on comments (created_at);
create index if not exists listings_published_idx on listings (published_at) where published_at is not null;
