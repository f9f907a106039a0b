create table if not exists achievements (
  id uuid primary key,
  owner_id uuid not null references profiles on delete cascade,
  title text not null check (length(title) between 1 and 120),
  description text,
  date date not null,
  location text,
  type text not null check (type in ('trophy', 'medal', 'award', 'record')),
  audience text not null check (audience in ('public', 'followers', 'private')),
  -- Pages elsewhere that show it: [{url, label}].
  evidence jsonb not null default '[]',
  -- Whom she asked to confirm it; with `request_state` and without an id: the staff.
  request_of uuid references profiles on delete set null,
  request_state text check (request_state in ('open', 'declined')),
  requested_at timestamptz(3),
  confirmed_at timestamptz(3),
  -- null beside `confirmed_at`: the staff.
  confirmed_by uuid references profiles on delete set null,
  confirmed_by_staff boolean not null default false,
  confirmation_note text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (owner_id <> confirmed_by),
  check (owner_id <> request_of)
);
create index if not exists achievements_latest_idx on achievements (owner_id, date desc, id desc);
create index if not exists achievements_type_idx on achievements (owner_id, type, date desc, id desc);
create index if not exists achievements_asked_idx on achievements (request_of, requested_at, id)
  where request_state = 'open';
create index if not exists achievements_confirmer_idx on achievements (confirmed_by) where confirmed_by is not null;

-- What was done with each, never changed: who reads it can judge what a confirmation is worth.
create table if not exists achievement_history (
  -- Counts up: two deeds of one moment keep their order.
  nr bigint generated always as identity primary key,
  achievement_id uuid not null references achievements on delete cascade,
  deed text not null check (deed in ('added', 'edited', 'asked', 'withdrawn', 'confirmed', 'declined', 'revoked')),
  by_id uuid references profiles on delete set null,
  by_staff boolean not null default false,
  note text,
  created_at timestamptz(3) not null
);
create index if not exists achievement_history_idx on achievement_history (achievement_id, nr desc);
create index if not exists achievement_history_by_idx on achievement_history (by_id) where by_id is not null;
