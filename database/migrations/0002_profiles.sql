-- What people see of each other. The id is that of the user, here or on another auth server.
create table if not exists profiles (
  id uuid primary key,
  handle text not null unique,
  email text not null default '',
  name text not null check (length(name) between 1 and 80),
  role text not null check (role in ('athlete', 'coach', 'club', 'federation', 'journalist', 'fan', 'admin')),
  sport text,
  bio text,
  location text,
  nationality text,
  date_of_birth date,
  height_cm double precision,
  weight_kg double precision,
  phone text,
  position text,
  experience text,
  club text,
  coach text,
  specialties text[] not null default '{}',
  languages text[] not null default '{}',
  availability text,
  social_links jsonb not null default '{}',
  avatar jsonb,
  cover jsonb,
  language text,
  terms_version text,
  terms_accepted_at timestamptz(3),
  -- active people are seen; suspended, closed and deleted ones are nowhere.
  state text not null default 'active' check (state in ('active', 'suspended', 'closed', 'deleted')),
  verified_at timestamptz(3),
  verified_by text,
  profile_visibility text not null default 'public' check (profile_visibility in ('public', 'followers', 'private')),
  stats_visibility text not null default 'public' check (stats_visibility in ('public', 'followers', 'private')),
  media_visibility text not null default 'public' check (media_visibility in ('public', 'followers', 'private')),
  contact_info text not null default 'private' check (contact_info in ('public', 'followers', 'private')),
  show_online_status boolean not null default true,
  show_in_search boolean not null default true,
  allow_messages text not null default 'everyone' check (allow_messages in ('everyone', 'followers', 'none')),
  read_receipts boolean not null default true,
  notification_settings jsonb not null default '{}',
  followers_count integer not null default 0,
  following_count integer not null default 0,
  posts_count integer not null default 0,
  matches_count integer not null default 0,
  achievements_count integer not null default 0,
  -- Name, handle, sport and location, folded (see fold in contract/text.ts): what a search reads.
  search_text text not null,
  sport_folded text not null default '',
  location_folded text not null default '',
  -- Counts saves of the editor, so that a second tab does not overwrite the first.
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index if not exists profiles_search_idx on profiles using gin (search_text gin_trgm_ops);
create index if not exists profiles_sport_idx on profiles using gin (sport_folded gin_trgm_ops);
create index if not exists profiles_location_idx on profiles using gin (location_folded gin_trgm_ops);
create index if not exists profiles_newest_idx on profiles (created_at desc, id desc);
create index if not exists profiles_role_newest_idx on profiles (role, created_at desc, id desc);
create index if not exists profiles_verified_idx on profiles (created_at desc, id desc) where verified_at is not null;

create table if not exists follows (
  follower_id uuid not null references profiles on delete cascade,
  followed_id uuid not null references profiles on delete cascade,
  created_at timestamptz(3) not null,
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index if not exists follows_followed_idx on follows (followed_id, created_at desc, follower_id desc);
create index if not exists follows_follower_idx on follows (follower_id, created_at desc, followed_id desc);

create table if not exists follow_requests (
  requester_id uuid not null references profiles on delete cascade,
  target_id uuid not null references profiles on delete cascade,
  created_at timestamptz(3) not null,
  primary key (requester_id, target_id)
);
create index if not exists follow_requests_target_idx on follow_requests (target_id, created_at desc, requester_id desc);

create table if not exists blocks (
  blocker_id uuid not null references profiles on delete cascade,
  blocked_id uuid not null references profiles on delete cascade,
  created_at timestamptz(3) not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index if not exists blocks_blocked_idx on blocks (blocked_id, blocker_id);
create index if not exists blocks_newest_idx on blocks (blocker_id, created_at desc, blocked_id desc);

create table if not exists mutes (
  muter_id uuid not null references profiles on delete cascade,
  muted_id uuid not null references profiles on delete cascade,
  created_at timestamptz(3) not null,
  primary key (muter_id, muted_id),
  check (muter_id <> muted_id)
);
create index if not exists mutes_newest_idx on mutes (muter_id, created_at desc, muted_id desc);
create index if not exists mutes_muted_idx on mutes (muted_id, muter_id);

create table if not exists reports (
  id uuid primary key,
  reference text not null unique,
  reporter_id uuid not null references profiles on delete cascade,
  subject text not null check (subject in ('profile', 'post', 'comment', 'message')),
  subject_id uuid not null,
  category text not null,
  text text not null,
  -- What was reported, as it stood: it may be edited or deleted before anyone looks.
  evidence jsonb not null,
  created_at timestamptz(3) not null
);
create index if not exists reports_newest_idx on reports (created_at desc, id desc);

create table if not exists presence (
  person_id uuid primary key references profiles on delete cascade,
  online_until timestamptz(3) not null,
  last_seen_at timestamptz(3) not null
);
