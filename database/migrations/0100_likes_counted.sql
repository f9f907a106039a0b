-- A like counts while its person is seen: who is suspended, leaves or was closed is in no list of likes either.
alter table likes add column if not exists counted boolean not null default true;

with gone as (
  update likes l set counted = false from profiles p
  where p.id = l.person_id and p.state <> 'active' and l.counted
  returning l.post_id
)
update posts set likes_count = greatest(0, likes_count - gone_of.likes)
from (select post_id, count(*)::int as likes from gone group by post_id) gone_of
where posts.id = gone_of.post_id;
