-- The staff looks through comments under whatever they stand, newest first, and through those of one person.
create index if not exists comments_newest_idx on comments (created_at desc, id desc)
  where deleted_at is null and not hidden;
create index if not exists comments_of_idx on comments (author_id, created_at desc, id desc)
  where deleted_at is null and not hidden;
