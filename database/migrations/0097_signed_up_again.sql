-- When somebody signed up with an address that waited for its confirmation: what was said the first time counts.
alter table users add column if not exists signed_up_again_at timestamptz;
