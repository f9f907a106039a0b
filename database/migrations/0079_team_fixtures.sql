-- Whom a team plays, when and where, and how it ended.
create table if not exists team_fixtures (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  opponent text not null check (length(opponent) between 1 and 80),
  -- As the clocks of the place go, written as if they went by UTC: a kick-off at 18:30 is 18:30 for every reader.
  starts_at timestamptz(3) not null,
  -- Only the day is known: starts_at is its midnight.
  is_day_only boolean not null default false,
  side text not null check (side in ('home', 'away', 'neutral')),
  location text,
  competition text,
  state text not null default 'planned' check (state in ('planned', 'postponed', 'cancelled')),
  own_score integer check (own_score between 0 and 9999),
  their_score integer check (their_score between 0 and 9999),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check ((own_score is null) = (their_score is null))
);
create index if not exists team_fixtures_time_idx on team_fixtures (team_id, starts_at, id);
