-- What a person has beside her password, and what she signs in with instead of one.
create table if not exists mfa_factors (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  factor_type text not null check (factor_type in ('totp', 'phone', 'webauthn', 'recovery_code')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  friendly_name text not null default '',
  -- TOTP: base32. It must be read to check a code.
  secret text,
  -- TOTP: the half minute whose code was used last; it counts once.
  last_step bigint,
  phone text not null default '',
  -- WebAuthn: id, publicKey (base64url), counter, transports.
  credential jsonb,
  last_challenged_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index if not exists mfa_factors_user_idx on mfa_factors (user_id, created_at);
create unique index if not exists mfa_factors_name_key on mfa_factors (user_id, lower(friendly_name))
  where friendly_name <> '';
create unique index if not exists mfa_factors_one_set_of_codes on mfa_factors (user_id)
  where factor_type = 'recovery_code';

-- Asked once, answered once; wrong answers are counted.
create table if not exists mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references mfa_factors on delete cascade,
  code_hash text,
  webauthn jsonb,
  attempts integer not null default 0,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index if not exists mfa_challenges_factor_idx on mfa_challenges (factor_id);
create index if not exists mfa_challenges_expires_idx on mfa_challenges (expires_at);

create table if not exists recovery_codes (
  id uuid primary key,
  factor_id uuid not null references mfa_factors on delete cascade,
  code_hash text not null,
  used_at timestamptz(3),
  created_at timestamptz(3) not null,
  unique (factor_id, code_hash)
);

create table if not exists passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null default 0,
  transports jsonb not null default '[]',
  friendly_name text not null default '',
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index if not exists passkeys_user_idx on passkeys (user_id, created_at);

create table if not exists passkey_challenges (
  id uuid primary key,
  -- null: to sign in, nobody said who she is.
  user_id uuid references users on delete cascade,
  challenge text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index if not exists passkey_challenges_expires_idx on passkey_challenges (expires_at);

-- Whether a session without a second factor opens anything but the way to prove it.
alter table users add column if not exists has_second_factor boolean not null default false;
