-- A team's conversation: one a team, beside those of two people, whose low_id and high_id it leaves empty. Its people
-- are participants like others; who is asked whether she wants to be in it has `request` 'open', who does not want to
-- or left 'declined', who is in it null.
alter table conversations add column if not exists team_id uuid references teams on delete cascade;
create unique index if not exists conversations_team_idx on conversations (team_id) where team_id is not null;

-- Whose conversation it is, beside the person, so that lists and counts need not look it up; and since when she is in
-- it: what was written before that was not for her.
alter table participants add column if not exists team_id uuid references teams on delete cascade;
alter table participants add column if not exists joined_at timestamptz(3);
create index if not exists participants_team_idx on participants (team_id, person_id) where team_id is not null;
create index if not exists participants_circle_idx on participants (conversation_id, joined_at, person_id)
  where team_id is not null and request is null;
