-- Sessions that a limit of the operator's has ended, and which: who brings a refresh token of one is told so for a while.
create table if not exists sessions_over (
  id uuid primary key,
  because text not null check (because in ('inactivity', 'timebox', 'low_aal', 'newer')),
  at timestamptz(3) not null
);
create index if not exists sessions_over_at_idx on sessions_over (at);
