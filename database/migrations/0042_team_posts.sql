-- Posts that somebody publishes for a team that she runs, and notices that are about a team.
alter table posts add column if not exists team_id uuid references teams on delete set null;
create index if not exists posts_team_idx on posts (team_id, created_at desc, id desc) where team_id is not null;

alter table notifications add column if not exists team_id uuid references teams on delete cascade;
create index if not exists notifications_team_idx on notifications (team_id) where team_id is not null;
