create table if not exists teams (
  id uuid primary key,
  name text not null check (length(name) between 2 and 80),
  sport text,
  location text,
  about text,
  website text,
  -- Whom to turn to when somebody is not safe, in the team's own words.
  safeguarding text,
  audience text not null default 'public' check (audience in ('public', 'members')),
  -- Who answers for it; null: its owner.
  contact_id uuid references profiles on delete set null,
  -- Shown while its file is there: it goes with the account that uploaded it.
  logo jsonb,
  logo_id uuid references media_files on delete set null,
  cover jsonb,
  cover_id uuid references media_files on delete set null,
  verified boolean not null default false,
  -- The last deadline of its open roles; null: there is none. It recruits up to this day.
  recruiting_until date,
  members_count integer not null default 0,
  followers_count integer not null default 0,
  achievements_count integer not null default 0,
  -- Name, sport and location, folded (see fold in contract/text.ts): what a search reads.
  search_text text not null,
  sport_folded text not null default '',
  location_folded text not null default '',
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index if not exists teams_newest_idx on teams (created_at desc, id desc) where audience = 'public';
create index if not exists teams_verified_idx on teams (created_at desc, id desc) where audience = 'public' and verified;
create index if not exists teams_recruiting_idx on teams (created_at desc, id desc)
  where audience = 'public' and recruiting_until is not null;
create index if not exists teams_search_idx on teams using gin (search_text gin_trgm_ops);
create index if not exists teams_sport_idx on teams using gin (sport_folded gin_trgm_ops);
create index if not exists teams_location_idx on teams using gin (location_folded gin_trgm_ops);
create index if not exists teams_logo_idx on teams (logo_id) where logo_id is not null;
create index if not exists teams_cover_idx on teams (cover_id) where cover_id is not null;
create index if not exists teams_contact_idx on teams (contact_id) where contact_id is not null;

-- Who is in it, who is invited and who asks: one row a person.
create table if not exists team_members (
  team_id uuid not null references teams on delete cascade,
  person_id uuid not null references profiles on delete cascade,
  state text not null check (state in ('member', 'invited', 'asked')),
  role text not null check (role in ('owner', 'manager', 'coach', 'player')),
  -- The order of the roster.
  rank smallint generated always as (
    case role when 'owner' then 0 when 'manager' then 1 when 'coach' then 2 else 3 end) stored,
  position text,
  -- What she says when she asks.
  note text,
  -- Who invited her.
  by_id uuid references profiles on delete set null,
  -- Whether she stands in members_count: not while her account is not in use.
  counted boolean not null default false,
  created_at timestamptz(3) not null,
  primary key (team_id, person_id),
  check (role <> 'owner' or state = 'member')
);
create unique index if not exists team_members_owner_idx on team_members (team_id) where role = 'owner';
create index if not exists team_members_roster_idx on team_members (team_id, rank, created_at, person_id)
  where state = 'member';
create index if not exists team_members_waiting_idx on team_members (team_id, created_at desc, person_id desc)
  where state <> 'member';
create index if not exists team_members_person_idx on team_members (person_id, state, created_at desc, team_id desc);
create index if not exists team_members_by_idx on team_members (by_id) where by_id is not null;

create table if not exists team_follows (
  team_id uuid not null references teams on delete cascade,
  person_id uuid not null references profiles on delete cascade,
  counted boolean not null default true,
  created_at timestamptz(3) not null,
  primary key (team_id, person_id)
);
create index if not exists team_follows_person_idx on team_follows (person_id);

create table if not exists team_achievements (
  id uuid primary key,
  team_id uuid not null references teams on delete cascade,
  title text not null check (length(title) between 1 and 120),
  description text,
  date date not null,
  location text,
  type text not null check (type in ('trophy', 'medal', 'award', 'record')),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index if not exists team_achievements_latest_idx on team_achievements (team_id, date desc, id desc);
