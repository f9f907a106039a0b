-- The key pair by which push services know this installation (VAPID). One row.
create table if not exists push_keys (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  private_key text not null,
  created_at timestamptz(3) not null
);

-- A browser that takes notices; it goes with the session that it was signed in by.
create table if not exists push_subscriptions (
  endpoint text primary key,
  person_id uuid not null references profiles on delete cascade,
  session_id uuid references auth_sessions on delete cascade,
  p256dh text not null,
  auth text not null,
  created_at timestamptz(3) not null
);
create index if not exists push_subscriptions_person_idx on push_subscriptions (person_id);
create index if not exists push_subscriptions_session_idx on push_subscriptions (session_id);

-- When the next push goes out, and up to where she was told.
create table if not exists notice_pushes (
  person_id uuid primary key references profiles on delete cascade,
  -- null: none is planned.
  due_at timestamptz(3),
  sent_at timestamptz(3)
);
