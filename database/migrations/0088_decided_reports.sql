-- What the staff decided about a report, and why.
alter table reports add column if not exists decision text check (decision in ('dismissed', 'removed', 'suspended'));
alter table reports add column if not exists decided_at timestamptz(3);
alter table reports add column if not exists decided_by uuid references profiles on delete set null;
alter table reports add column if not exists reason text;

create index if not exists reports_open_idx on reports (created_at desc, id desc) where decided_at is null;
create index if not exists reports_decided_idx on reports (created_at desc, id desc) where decided_at is not null;
-- One decision answers every open report of the same thing.
create index if not exists reports_subject_idx on reports (subject_id, subject) where decided_at is null;
create index if not exists reports_decider_idx on reports (decided_by) where decided_by is not null;
