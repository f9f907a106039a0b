-- A refresh notes when a session was seen and that a token was used. What no index holds, and where a page has room,
-- is written beside the old row and no index is touched (HOT). A person's sessions are few: they are sorted when listed.
create index if not exists auth_sessions_of_user_idx on auth_sessions (user_id);
drop index if exists auth_sessions_user_idx;
alter table auth_sessions set (fillfactor = 80);
alter table refresh_tokens set (fillfactor = 80);
