-- What the operator sets: figures, links, texts. A key that is missing has the default of the code.
create table if not exists site_settings (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz(3) not null
);

create table if not exists testimonials (
  id uuid primary key,
  quote text not null,
  name text not null,
  title text not null,
  sample boolean not null default false,
  -- Shown only with the consent of the person who is quoted.
  consented_at timestamptz(3),
  created_at timestamptz(3) not null
);

-- Mails that no mail server took, for `npm run outbox`.
create table if not exists outbox_mails (
  id uuid primary key,
  to_address text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz(3) not null
);
create index if not exists outbox_mails_newest_idx on outbox_mails (created_at desc, id desc);
