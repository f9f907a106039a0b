-- What somebody asks the staff to be verified for. One at a time waits; what was answered stays, with who answered and why.
create table if not exists verification_requests (
  id uuid primary key,
  person_id uuid not null references profiles on delete cascade,
  known_for text not null,
  links jsonb not null default '[]',
  files jsonb not null default '[]',
  state text not null default 'waiting' check (state in ('waiting', 'granted', 'declined')),
  -- Only what she is told: of a refusal.
  reason text,
  answered_by uuid references profiles on delete set null,
  answered_at timestamptz(3),
  created_at timestamptz(3) not null,
  constraint verification_requests_answered_check check ((state = 'waiting') = (answered_at is null))
);
create unique index if not exists verification_requests_waiting_idx on verification_requests (person_id)
  where state = 'waiting';
create index if not exists verification_requests_of_idx on verification_requests (person_id, created_at desc, id desc);
create index if not exists verification_requests_queue_idx on verification_requests (created_at, id) where state = 'waiting';
create index if not exists verification_requests_answered_idx on verification_requests (answered_at)
  where answered_at is not null;
create index if not exists verification_requests_answered_by_idx on verification_requests (answered_by)
  where answered_by is not null;

-- Its evidence, in order; verification_requests.files holds it too, with all that shows it.
create table if not exists verification_request_media (
  request_id uuid not null references verification_requests on delete cascade,
  position integer not null,
  media_id uuid not null unique references media_files on delete cascade,
  primary key (request_id, position)
);
