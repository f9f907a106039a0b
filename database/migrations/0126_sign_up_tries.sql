-- Passwords that somebody signed up with at an address that nobody has proven to be his, whosever it is.
create table if not exists sign_up_tries (
  -- Of the address and the password, as slow to make as a password's hash.
  digest text primary key,
  -- Whose address it is; null: the account is gone. What was tried stays: that it counts no longer would tell of it.
  user_id uuid references users on delete set null,
  -- It is a phone.
  by_phone boolean not null,
  -- That account came about by this sign-up, and has this password.
  made_account boolean not null,
  -- What the sign-up answered with: the same to the same idempotency key.
  shown_id uuid not null,
  idempotency_key text,
  tried_at timestamptz not null
);
create index if not exists sign_up_tries_user_idx on sign_up_tries (user_id);
create index if not exists sign_up_tries_tried_idx on sign_up_tries (tried_at);
