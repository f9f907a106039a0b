-- Files of a reported message: the staff sees them, also when the message is deleted.
create table if not exists report_media (
  report_id uuid not null references reports on delete cascade,
  media_id uuid not null references media_files on delete cascade,
  primary key (report_id, media_id)
);
create index if not exists report_media_file_idx on report_media (media_id);

-- Its owner deleted it while a report needs it: it is the staff's alone, and nothing says so to her.
alter table media_files add column if not exists withheld_at timestamptz(3);
create index if not exists media_files_withheld_idx on media_files (withheld_at) where withheld_at is not null;
