-- What one of the staff notes for the others about what was reported: of the thing, as every decision is.
create table if not exists report_notes (
  id uuid primary key,
  subject text not null,
  subject_id uuid not null,
  author_id uuid references profiles on delete set null,
  text text not null,
  created_at timestamptz(3) not null
);
create index if not exists report_notes_subject_idx on report_notes (subject_id, subject, created_at, id);
create index if not exists report_notes_author_idx on report_notes (author_id);
