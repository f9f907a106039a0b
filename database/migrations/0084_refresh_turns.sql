-- A refresh token says which session it is of and which turn: a refresh counts the turn of the session's row up, which no
-- index holds, and writes no other row. What of it is stored makes no token. '' : its token is still of before, and a row
-- of refresh_tokens; those are written no more.
alter table auth_sessions add column if not exists refresh_turn integer not null default 0;
alter table auth_sessions add column if not exists refresh_key text not null default '';
alter table auth_sessions add column if not exists refresh_secret_hash text not null default '';
alter table auth_sessions add column if not exists refreshed_at timestamptz(3)[] not null default '{}';
