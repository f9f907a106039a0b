-- What waits to be exchanged for a session of hers goes when her password changes.
create index if not exists auth_flows_user_idx on auth_flows (user_id) where auth_code_hash is not null;

-- Programs of the operator go through all accounts, newest first, by pages.
create index if not exists users_newest_idx on users (created_at desc, id desc) where deleted_at is null;
