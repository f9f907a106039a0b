-- Where a site takes whom somebody invited (0167): links, each for so many registrations. Of its token the digest alone.
create table if not exists invitations (
  id uuid primary key,
  made_by uuid not null references users on delete cascade,
  token_hash text not null,
  most_uses integer not null check (most_uses between 1 and 100),
  uses integer not null default 0,
  ended_at timestamptz(3),
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  constraint invitations_not_overused check (uses between 0 and most_uses)
);
create unique index if not exists invitations_token_idx on invitations (token_hash);
create index if not exists invitations_of_maker_idx on invitations (made_by, created_at desc, id desc);
create index if not exists invitations_newest_idx on invitations (created_at desc, id desc);

-- Who came by it; not counted before her address or phone is proven.
create table if not exists invitation_uses (
  used_by uuid primary key references users on delete cascade,
  invitation_id uuid not null references invitations on delete cascade,
  counted_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index if not exists invitation_uses_of_invitation_idx on invitation_uses (invitation_id, created_at, used_by);
