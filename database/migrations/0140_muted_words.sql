-- Words, phrases and #tags that she does not want to read: hers alone. `key` is what texts are compared with, as searches
-- fold. What has ended mutes nothing.
create table if not exists muted_words (
  id uuid primary key,
  person_id uuid not null references profiles on delete cascade,
  word text not null check (length(word) between 1 and 80),
  key text not null check (key <> ''),
  ends_at timestamptz(3),
  created_at timestamptz(3) not null,
  unique (person_id, key)
);
create index if not exists muted_words_newest_idx on muted_words (person_id, created_at desc, id desc);
