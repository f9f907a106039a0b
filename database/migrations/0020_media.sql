-- Files that people upload: each is used once, as an avatar, a cover, in the gallery or in a post.
create table if not exists media_files (
  -- Made by the client.
  id uuid primary key,
  owner_id uuid not null references profiles on delete cascade,
  purpose text not null check (purpose in ('avatar', 'cover', 'gallery', 'post')),
  kind text check (kind in ('image', 'video')),
  state text not null default 'uploading' check (state in ('uploading', 'processing', 'ready', 'failed')),
  failure text,
  alt text not null default '',
  -- What she sent; what was made of it is not counted.
  size_bytes bigint not null,
  -- What her device called it; the content decides.
  declared_type text not null,
  width integer,
  height integer,
  duration_ms integer,
  thumbhash text,
  -- Ascending: which media/ID/REVISION/WIDTH.webp are stored.
  widths integer[] not null default '{}',
  revision integer not null default 0,
  -- null: nothing shows it yet; the sweep takes it after a day.
  attached_at timestamptz(3),
  created_at timestamptz(3) not null,
  -- While it is processed it is touched again and again: one that was not for minutes has lost its process.
  updated_at timestamptz(3) not null
);
create index if not exists media_files_owner_idx on media_files (owner_id);
create index if not exists media_files_loose_idx on media_files (updated_at) where attached_at is null;
create index if not exists media_files_processing_idx on media_files (updated_at) where state = 'processing';

create table if not exists gallery_items (
  id uuid primary key,
  owner_id uuid not null references profiles on delete cascade,
  media_id uuid not null unique references media_files on delete cascade,
  title text not null,
  description text,
  category text not null check (category in ('competition', 'training', 'highlights', 'behind-scenes')),
  tags text[] not null default '{}',
  audience text not null default 'public' check (audience in ('public', 'followers', 'private')),
  likes_count integer not null default 0,
  views_count integer not null default 0,
  created_at timestamptz(3) not null
);
create index if not exists gallery_items_owner_idx on gallery_items (owner_id, created_at desc, id desc);
create index if not exists gallery_items_category_idx on gallery_items (owner_id, category, created_at desc, id desc);

create table if not exists gallery_likes (
  item_id uuid not null references gallery_items on delete cascade,
  person_id uuid not null references profiles on delete cascade,
  created_at timestamptz(3) not null,
  primary key (item_id, person_id)
);
create index if not exists gallery_likes_person_idx on gallery_likes (person_id, item_id);

-- Who opened what on which day, to count each once; kept for two days. Who is not signed in has a key of that day.
create table if not exists gallery_views (
  item_id uuid not null references gallery_items on delete cascade,
  viewer_key text not null,
  day date not null,
  primary key (item_id, viewer_key, day)
);
create index if not exists gallery_views_day_idx on gallery_views (day);

-- What a post shows, in order; posts.media holds it too, with all that shows it.
create table if not exists post_media (
  post_id uuid not null references posts on delete cascade,
  position integer not null,
  media_id uuid not null unique references media_files on delete cascade,
  primary key (post_id, position)
);

-- What signs addresses of pictures that are not for everybody. Made when it is first needed.
create table if not exists media_secret (
  is_only boolean primary key default true check (is_only),
  secret text not null,
  created_at timestamptz(3) not null
);
