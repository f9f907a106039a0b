-- What teams look for people for, and who applied.
create table if not exists open_roles (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  title text not null check (length(title) between 1 and 120),
  text text not null,
  position text,
  -- In the team's words; null: unpaid.
  pay text,
  -- The last day to apply.
  deadline date not null,
  -- By this day everybody who applied has an answer.
  answer_by date not null check (answer_by >= deadline),
  closed_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index if not exists open_roles_open_idx on open_roles (team_id, deadline, id) where closed_at is null;
create index if not exists open_roles_latest_idx on open_roles (team_id, deadline desc, id desc);

create table if not exists role_applications (
  role_id uuid not null references open_roles on delete cascade,
  person_id uuid not null references profiles on delete cascade,
  message text not null,
  stage text not null default 'received'
    check (stage in ('received', 'in_conversation', 'trial', 'offered', 'declined', 'withdrawn')),
  -- When the team first moved it on.
  answered_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (role_id, person_id)
);
create index if not exists role_applications_newest_idx on role_applications (role_id, created_at desc, person_id desc);
create index if not exists role_applications_waiting_idx on role_applications (role_id) where stage = 'received';
create index if not exists role_applications_person_idx on role_applications (person_id, created_at desc, role_id desc);
