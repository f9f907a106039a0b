-- Accounts that end at their owner's wish, archives of what she wrote, and her view of the audit log.
alter table profiles drop constraint if exists profiles_state_check;
alter table profiles add constraint profiles_state_check
  check (state in ('active', 'suspended', 'closed', 'leaving', 'deleted'));

-- Without a reference: the row stays as the proof that her data was deleted, and when.
create table if not exists account_deletions (
  person_id uuid primary key,
  asked_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  done_at timestamptz(3)
);
create index if not exists account_deletions_due_idx on account_deletions (due_at) where done_at is null;

create table if not exists account_exports (
  id uuid primary key,
  person_id uuid not null references profiles on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  bytes bigint,
  asked_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index if not exists account_exports_newest_idx on account_exports (person_id, asked_at desc, id desc);
create index if not exists account_exports_expires_idx on account_exports (expires_at);

-- What happened to her account, newest first: by herself, and by others.
create index if not exists audit_log_actor_idx on audit_log (actor_id, created_at desc, id desc)
  where actor_id is not null;
create index if not exists audit_log_subject_newest_idx on audit_log (subject_id, created_at desc, id desc)
  where subject_id is not null;

-- What takes a person out of tables that are read by something else.
create index if not exists reports_reporter_idx on reports (reporter_id);
create index if not exists achievements_request_of_idx on achievements (request_of) where request_of is not null;
create index if not exists outbox_mails_to_idx on outbox_mails (to_address);
