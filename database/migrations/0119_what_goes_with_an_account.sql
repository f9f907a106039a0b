-- What goes with an account is found by it: whenever one ends, the database looks for all of it.
create index if not exists idempotency_keys_user_idx on idempotency_keys (user_id);
create index if not exists passkey_challenges_user_idx on passkey_challenges (user_id) where user_id is not null;
create index if not exists auth_flows_of_user_idx on auth_flows (user_id) where user_id is not null;

-- Of those flows alone whose code is made; the one above finds them too.
drop index if exists auth_flows_user_idx;
