-- A quote counts while its author is seen: who is suspended, leaves or was closed is in no list of quotes either. True: it
-- stands in the count of the post that it quotes.
alter table posts add column if not exists quote_counted boolean not null default false;

update posts q set quote_counted = true from profiles p
where q.quoted_id is not null and q.audience <> 'private' and p.id = q.author_id and p.state = 'active';

-- A statement of its own: a quote may be quoted too, and one statement changes a row once.
update posts set quotes_count = quotes.number
from (
  select post.id, (select count(*) from posts q where q.quoted_id = post.id and q.quote_counted) as number
  from posts post where post.quotes_count > 0
) quotes
where posts.id = quotes.id and posts.quotes_count <> quotes.number;
