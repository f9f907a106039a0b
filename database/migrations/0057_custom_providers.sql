-- Providers that an operator adds while the server runs, beside those of AUTH_PROVIDERS.
create table if not exists custom_providers (
  id uuid primary key,
  identifier text not null unique check (identifier like 'custom:%'),
  provider_type text not null check (provider_type in ('oidc', 'oauth2')),
  name text not null,
  client_id text not null,
  client_secret text not null,
  enabled boolean not null default true,
  details jsonb not null default '{}',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
