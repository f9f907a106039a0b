-- Passwords that somebody signed up with at an address that nobody has proven to be his, whosever it is.
create table if not exists sign_up_tries (
  -- Of the address and the password, as slow to try as a password's hash.
  digest text primary key,
  -- Whose address it is.
  user_id uuid not null references users on delete cascade,
  -- That account came about by this sign-up, and has this password.
  made_account boolean not null,
  -- What the sign-up answered with: the same to the same idempotency key.
  shown_id uuid not null,
  idempotency_key text,
  tried_at timestamptz not null
);
create index if not exists sign_up_tries_user_idx on sign_up_tries (user_id);
create index if not exists sign_up_tries_tried_idx on sign_up_tries (tried_at);
