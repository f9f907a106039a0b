-- How often a file was begun to be processed: one that takes the process down with it is given up.
alter table media_files add column if not exists attempts integer not null default 0;
