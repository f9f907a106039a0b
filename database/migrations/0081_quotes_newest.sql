-- What quotes a post, newest first.
create index if not exists posts_quotes_newest_idx on posts (quoted_id, created_at desc, id desc)
  where quoted_id is not null;
