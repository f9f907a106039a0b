-- A quote counts while its author is seen: who is suspended, leaves or was closed is in no list of quotes either. True: it
-- stands in the count of the post that it quotes.
alter table posts add column if not exists quote_counted boolean not null default false;

with counted as (
  update posts q set quote_counted = true from profiles p
  where q.quoted_id is not null and q.audience <> 'private' and p.id = q.author_id and p.state = 'active'
  returning q.quoted_id
)
update posts set quotes_count = quotes.number
from (
  select post.id, coalesce(of_post.number, 0) as number from posts post
    left join (select quoted_id, count(*)::int as number from counted group by quoted_id) of_post
      on of_post.quoted_id = post.id
  where post.quotes_count > 0
) quotes
where posts.id = quotes.id and posts.quotes_count <> quotes.number;
