create table if not exists posts (
  id uuid primary key,
  author_id uuid not null references profiles on delete cascade,
  text text not null,
  language text,
  audience text not null default 'public' check (audience in ('public', 'followers', 'private')),
  reply_policy text not null default 'everyone' check (reply_policy in ('everyone', 'following', 'nobody')),
  -- Pictures and video, in the shape of the contract's `picture`.
  media jsonb not null default '[]',
  likes_count integer not null default 0,
  comments_count integer not null default 0,
  created_at timestamptz(3) not null,
  edited_at timestamptz(3)
);
create index if not exists posts_newest_idx on posts (created_at desc, id desc) where audience <> 'private';
create index if not exists posts_author_idx on posts (author_id, created_at desc, id desc);

create table if not exists post_revisions (
  post_id uuid not null references posts on delete cascade,
  until timestamptz(3) not null,
  text text not null,
  primary key (post_id, until)
);

create table if not exists post_tags (
  tag text not null,
  created_at timestamptz(3) not null,
  post_id uuid not null references posts on delete cascade,
  primary key (tag, created_at, post_id)
);
create index if not exists post_tags_post_idx on post_tags (post_id);

create table if not exists post_mentions (
  post_id uuid not null references posts on delete cascade,
  person_id uuid not null references profiles on delete cascade,
  primary key (post_id, person_id)
);
create index if not exists post_mentions_person_idx on post_mentions (person_id);

-- Written when a post is published, for her and each of her followers: reading a feed is then one index walk.
-- Authors with very many followers are not written here; readers merge them (merged_authors).
create table if not exists timeline_entries (
  person_id uuid not null references profiles on delete cascade,
  created_at timestamptz(3) not null,
  post_id uuid not null references posts on delete cascade,
  author_id uuid not null,
  primary key (person_id, created_at, post_id)
);
create index if not exists timeline_entries_post_idx on timeline_entries (post_id);
create index if not exists timeline_entries_author_idx on timeline_entries (person_id, author_id);

-- Whom she follows may have written more than was copied when she followed: what is not after `complete_since`
-- is read from their posts. No row: her entries are complete.
create table if not exists timelines (
  person_id uuid primary key references profiles on delete cascade,
  complete_since timestamptz(3) not null
);

-- Who once had very many followers stays here, so that none of her posts falls between writing and merging.
create table if not exists merged_authors (
  author_id uuid primary key references profiles on delete cascade
);

create table if not exists likes (
  post_id uuid not null references posts on delete cascade,
  person_id uuid not null references profiles on delete cascade,
  created_at timestamptz(3) not null,
  primary key (post_id, person_id)
);
create index if not exists likes_newest_idx on likes (post_id, created_at desc, person_id desc);
create index if not exists likes_person_idx on likes (person_id, post_id);

create table if not exists bookmarks (
  person_id uuid not null references profiles on delete cascade,
  post_id uuid not null references posts on delete cascade,
  created_at timestamptz(3) not null,
  primary key (person_id, post_id)
);
create index if not exists bookmarks_newest_idx on bookmarks (person_id, created_at desc, post_id desc);
create index if not exists bookmarks_post_idx on bookmarks (post_id);

create table if not exists comments (
  id uuid primary key,
  post_id uuid not null references posts on delete cascade,
  parent_id uuid references comments on delete cascade,
  author_id uuid not null references profiles on delete cascade,
  text text not null,
  replies_count integer not null default 0,
  hidden boolean not null default false,
  created_at timestamptz(3) not null,
  edited_at timestamptz(3),
  -- Kept without its text while answers hang on it.
  deleted_at timestamptz(3)
);
create index if not exists comments_top_idx on comments (post_id, created_at, id) where parent_id is null;
create index if not exists comments_replies_idx on comments (parent_id, created_at, id) where parent_id is not null;
create index if not exists comments_author_idx on comments (author_id, post_id);
create index if not exists comments_post_idx on comments (post_id);
