-- Counts saves of her settings, so that a second tab does not overwrite the first.
alter table profiles add column if not exists settings_version integer not null default 1;
-- Who sees her lists of followers and of whom she follows.
alter table profiles add column if not exists follows_visibility text not null default 'public'
  check (follows_visibility in ('public', 'followers', 'private'));

-- Whether the follow stands in the counters of the two: not while one of them is suspended or closed.
alter table follows add column if not exists counted boolean not null default true;
with uncounted as (
  update follows f set counted = false
  where f.counted and exists (
    select 1 from profiles p where p.id in (f.follower_id, f.followed_id) and p.state <> 'active')
  returning f.follower_id, f.followed_id
), less as (
  select id, sum(followers) as followers, sum(following) as following from (
    select followed_id as id, 1 as followers, 0 as following from uncounted
    union all select follower_id, 0, 1 from uncounted) each group by id
)
update profiles p set followers_count = p.followers_count - less.followers, following_count = p.following_count - less.following
from less where less.id = p.id;

-- The few posts that are not for everyone: a profile counts those that the viewer may read.
create index if not exists posts_guarded_idx on posts (author_id, audience) where audience <> 'public';
