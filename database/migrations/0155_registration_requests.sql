-- Where an admin looks at who registers: whose account waits for that (`waiting`), and what she says why she would like to join.
alter table profiles drop constraint if exists profiles_state_check;
alter table profiles add constraint profiles_state_check
  check (state in ('active', 'suspended', 'closed', 'leaving', 'deleted', 'waiting'));

create table if not exists registration_requests (
  person_id uuid primary key references profiles on delete cascade,
  words text not null default '',
  created_at timestamptz(3) not null
);
create index if not exists registration_requests_queue_idx on registration_requests (created_at, person_id);

-- She registered while an admin looked at everybody who does: her profile waits once it is made.
alter table users add column if not exists asks_to_join boolean not null default false;
