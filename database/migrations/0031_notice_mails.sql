-- Mails about what happened, one for many notices. The token stops them without signing in.
create table if not exists notice_mails (
  person_id uuid primary key references profiles on delete cascade,
  token text not null unique,
  -- null: no mail is planned.
  due_at timestamptz(3),
  sent_at timestamptz(3)
);
