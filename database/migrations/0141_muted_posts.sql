-- Posts of which she hears nothing more: neither what is said under them, nor who likes or quotes them.
create table if not exists muted_posts (
  person_id uuid not null references profiles on delete cascade,
  post_id uuid not null references posts on delete cascade,
  created_at timestamptz(3) not null,
  primary key (person_id, post_id)
);
create index if not exists muted_posts_post_idx on muted_posts (post_id);
