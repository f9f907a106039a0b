-- Sign-in texts of wallets and assertions of organisations that were used: none counts twice.
create table if not exists spent_proofs (
  hash text primary key,
  expires_at timestamptz(3) not null
);
create index if not exists spent_proofs_expires_idx on spent_proofs (expires_at);

-- An organisation whose directory vouches for its people (SAML 2.0).
create table if not exists sso_providers (
  id uuid primary key,
  entity_id text not null unique,
  resource_id text,
  metadata_xml text not null,
  metadata_url text,
  name_id_format text,
  attribute_mapping jsonb not null default '{}',
  disabled boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create table if not exists sso_domains (
  domain text primary key check (domain = lower(domain)),
  provider_id uuid not null references sso_providers on delete cascade,
  created_at timestamptz(3) not null
);
create index if not exists sso_domains_provider_idx on sso_domains (provider_id);
alter table users add column if not exists is_sso_user boolean not null default false;
