-- Uploads that were not finished are swept, also where something shows them already.
create index if not exists media_files_unfinished_idx on media_files (updated_at) where state = 'uploading';
