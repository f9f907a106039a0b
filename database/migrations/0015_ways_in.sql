-- More ways in than email and password: a phone, a code by mail or SMS, a change of address that both ends confirm.
alter table users
  add column if not exists phone text not null default '' check (phone ~ '^([1-9][0-9]{1,14})?$'),
  add column if not exists phone_confirmed_at timestamptz(3),
  add column if not exists new_email text not null default '',
  -- Which of the two addresses of a change has confirmed: the other is still asked.
  add column if not exists email_change_confirmed text not null default ''
    check (email_change_confirmed in ('', 'current', 'new')),
  add column if not exists email_change_sent_at timestamptz(3),
  add column if not exists new_phone text not null default '',
  add column if not exists phone_change_sent_at timestamptz(3),
  add column if not exists reauthentication_sent_at timestamptz(3),
  add column if not exists invited_at timestamptz(3);
create unique index if not exists users_phone_key on users (phone) where phone <> '';
create index if not exists users_new_email_idx on users (new_email) where new_email <> '';
create index if not exists users_new_phone_idx on users (new_phone) where new_phone <> '';

-- Which address it was sent to: the digits count only with it, and a token says nothing about an address named later.
alter table one_time_tokens add column if not exists sent_to text not null default '';
-- The sign-in that began in another tab: a link of a mail that is opened by GET answers with its code.
alter table one_time_tokens add column if not exists flow_id uuid;

-- A sign-in that leaves the page and comes back: by a mail, at a provider, at her organisation's directory.
create table if not exists auth_flows (
  id uuid primary key,
  user_id uuid references users on delete cascade,
  provider text not null,
  code_challenge text,
  code_challenge_method text,
  -- Issued when she came back; exchanged once for a session, by who holds the verifier.
  auth_code_hash text unique,
  method text not null,
  redirect_to text not null,
  -- What the answer must fit to, and what it brought along: nonce, verifier, tokens of the provider.
  details jsonb not null default '{}',
  created_at timestamptz(3) not null,
  code_issued_at timestamptz(3)
);
create index if not exists auth_flows_created_idx on auth_flows (created_at);
create index if not exists one_time_tokens_sent_to_idx on one_time_tokens (sent_to, purpose);
update one_time_tokens t set sent_to = u.email from users u where u.id = t.user_id and t.sent_to = '';
