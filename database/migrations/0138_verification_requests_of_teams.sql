-- A team asks too, by somebody who runs it: of each team one request waits, whoever of them wrote it.
alter table verification_requests add column if not exists team_id uuid references teams on delete cascade;
create unique index if not exists verification_requests_waits_idx on verification_requests (person_id)
  where state = 'waiting' and team_id is null;
create unique index if not exists verification_requests_team_waits_idx on verification_requests (team_id)
  where state = 'waiting' and team_id is not null;
create index if not exists verification_requests_of_team_idx on verification_requests (team_id, created_at desc, id desc)
  where team_id is not null;
create index if not exists verification_requests_people_queue_idx on verification_requests (created_at, id)
  where state = 'waiting' and team_id is null;
create index if not exists verification_requests_teams_queue_idx on verification_requests (created_at, id)
  where state = 'waiting' and team_id is not null;
drop index if exists verification_requests_waiting_idx;
drop index if exists verification_requests_queue_idx;
