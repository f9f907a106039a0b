-- What accounts that count as new did today of what only they may do less of. Deleted a day after it was begun.
create table if not exists new_account_counts (
  person_id uuid not null references users on delete cascade,
  act text not null check (act in ('conversations', 'follows', 'links', 'listings', 'applications')),
  -- Of the day that is counted: it begins with the first of them.
  began_at timestamptz not null,
  times integer not null check (times > 0),
  primary key (person_id, act)
);
create index if not exists new_account_counts_began_idx on new_account_counts (began_at);
