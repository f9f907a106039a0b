-- Who may sign in. The auth contract's user is made of these rows; what others see of her is in profiles.
create extension if not exists pg_trgm;

create table if not exists users (
  id uuid primary key,
  email text not null default '' check (email = lower(email) and length(email) <= 255),
  encrypted_password text,
  email_confirmed_at timestamptz(3),
  confirmation_sent_at timestamptz(3),
  recovery_sent_at timestamptz(3),
  last_sign_in_at timestamptz(3),
  app_metadata jsonb not null default '{}',
  user_metadata jsonb not null default '{}',
  is_anonymous boolean not null default false,
  banned_until timestamptz(3),
  deleted_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create unique index if not exists users_email_key on users (email) where email <> '';

create table if not exists identities (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null default '{}',
  last_sign_in_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (provider, provider_id)
);
create index if not exists identities_user_idx on identities (user_id);

-- A session that is not here has ended: every request looks it up.
create table if not exists auth_sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  aal text not null default 'aal1',
  amr jsonb not null default '[]',
  device text not null default '',
  network text not null default '',
  created_at timestamptz(3) not null,
  last_seen_at timestamptz(3) not null
);
create index if not exists auth_sessions_user_idx on auth_sessions (user_id, last_seen_at desc);

-- Only hashes of refresh tokens are kept. `parent_id` makes the family that is revoked as one.
create table if not exists refresh_tokens (
  id uuid primary key,
  session_id uuid not null references auth_sessions on delete cascade,
  parent_id uuid,
  token_hash text not null unique,
  used_at timestamptz(3),
  -- Made when it is used: the token that follows is derived from this one and the salt.
  next_salt text,
  created_at timestamptz(3) not null
);
create index if not exists refresh_tokens_session_idx on refresh_tokens (session_id, created_at desc);

create table if not exists one_time_tokens (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null,
  -- Of the link's token, and of the six digits that may be typed instead; using either uses up both.
  token_hash text not null,
  code_hash text not null,
  attempts integer not null default 0,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  unique (user_id, purpose)
);
create index if not exists one_time_tokens_hash_idx on one_time_tokens (token_hash);

create table if not exists signing_keys (
  kid text primary key,
  private_jwk jsonb not null,
  -- Exactly one key signs; the others still verify what they signed.
  signs boolean not null default false,
  created_at timestamptz(3) not null
);
create unique index if not exists signing_keys_one_signs on signing_keys (signs) where signs;

-- Who was made by a sign-up that may be sent again. The key is kept as a hash.
create table if not exists idempotency_keys (
  key text primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null
);
create index if not exists idempotency_keys_created_idx on idempotency_keys (created_at);

create table if not exists audit_log (
  id uuid primary key,
  actor_id uuid,
  action text not null,
  subject_id uuid,
  details jsonb not null default '{}',
  created_at timestamptz(3) not null
);
create index if not exists audit_log_created_idx on audit_log (created_at desc, id desc);
create index if not exists audit_log_subject_idx on audit_log (subject_id, action, created_at desc);
