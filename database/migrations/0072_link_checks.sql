-- Whether the pages that people name as theirs link back to them (rel="me").
create table if not exists link_checks (
  person_id uuid not null references profiles on delete cascade,
  network text not null check (network in ('instagram', 'twitter', 'facebook', 'tiktok', 'youtube', 'website')),
  -- What was looked at; a link that is changed since is not proven by it.
  url text not null,
  waiting boolean not null,
  proven_at timestamptz(3),
  checked_at timestamptz(3),
  problem text check (problem in ('no_link_back', 'unreachable', 'not_public', 'not_a_page', 'leads_elsewhere')),
  -- One after another in which the page could not be reached.
  failures int not null default 0,
  -- When it is looked at again by itself; null: only when she asks.
  due_at timestamptz(3),
  primary key (person_id, network)
);
create index if not exists link_checks_due_idx on link_checks (due_at) where due_at is not null;

-- Handles that people gave up: what still links to such an address proves nothing of who has it now.
create table if not exists former_handles (
  handle text primary key,
  person_id uuid not null references profiles on delete cascade
);
create index if not exists former_handles_person_idx on former_handles (person_id);
