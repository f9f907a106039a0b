-- A post may quote another. `is_quote` stays when the quoted one is gone.
alter table posts add column if not exists quoted_id uuid references posts on delete set null;
alter table posts add column if not exists is_quote boolean not null default false;
-- Quotes that are not their author's alone.
alter table posts add column if not exists quotes_count integer not null default 0;
create index if not exists posts_quoted_idx on posts (quoted_id, author_id) where quoted_id is not null;
