-- What a person must learn, written in the transaction that causes it. `seq` counts up under the lock of her row
-- in person_streams, so that a late commit is never skipped by a reader that is already past its number.
create table if not exists person_streams (
  person_id uuid primary key references profiles on delete cascade,
  last_seq bigint not null default 0
) with (fillfactor = 60);

create table if not exists person_events (
  person_id uuid not null references profiles on delete cascade,
  seq bigint not null,
  kind text not null,
  data jsonb not null,
  created_at timestamptz(3) not null,
  primary key (person_id, seq)
);
create index if not exists person_events_created_idx on person_events (created_at);
