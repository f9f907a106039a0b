-- What the staff decided about what is somebody's, as she is told of it; the evidence and the reason stand in the report.
create table if not exists moderation_decisions (
  id uuid primary key,
  person_id uuid not null references profiles on delete cascade,
  report_id uuid not null references reports on delete cascade,
  decision text not null check (decision in ('warned', 'removed')),
  -- An appeal reversed it, and whether what was removed is there again.
  reversed_at timestamptz(3),
  restored boolean,
  created_at timestamptz(3) not null
);
create index if not exists moderation_decisions_of_idx on moderation_decisions (person_id, created_at desc, id desc);
create index if not exists moderation_decisions_report_idx on moderation_decisions (report_id);

alter table reports drop constraint if exists reports_decision_check;
alter table reports add constraint reports_decision_check
  check (decision in ('dismissed', 'removed', 'suspended', 'warned', 'upheld', 'reversed'));

-- An appeal waits among the reports: it is about what they were about, in the words of her whose it is. One of each decision.
alter table reports add column if not exists appeal_of uuid references moderation_decisions on delete cascade;
create unique index if not exists reports_appeal_idx on reports (appeal_of) where appeal_of is not null;
-- Reports of a thing whose decision an appeal reversed.
alter table reports add column if not exists reversed_at timestamptz(3);
create index if not exists reports_subject_decided_idx on reports (subject_id, subject) where decided_at is not null;

-- Whoever reported reads what became of it, newest first.
create index if not exists reports_of_reporter_idx on reports (reporter_id, created_at desc, id desc);
drop index if exists reports_reporter_idx;
