-- Programs that may ask people to sign in with their account here, as an operator's programs registered them.
create table if not exists oauth_clients (
  id uuid primary key,
  name text not null,
  -- Of the secret: who reads the table learns none. null: a public client, which has none.
  secret_hash text,
  token_endpoint_auth_method text not null
    check (token_endpoint_auth_method in ('none', 'client_secret_basic', 'client_secret_post')),
  client_uri text,
  logo_uri text,
  redirect_uris jsonb not null,
  grant_types jsonb not null,
  scope text not null default '',
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index if not exists oauth_clients_created_idx on oauth_clients (created_at desc, id desc);
