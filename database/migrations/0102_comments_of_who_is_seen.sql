-- A post counts comments of people whom somebody sees, and what stands under those.
update posts set comments_count = (
  select count(*) from comments c join profiles writer on writer.id = c.author_id
    left join comments t on t.id = c.parent_id left join profiles above on above.id = t.author_id
  where c.post_id = posts.id and c.deleted_at is null and not c.hidden and writer.state = 'active'
    and (t.id is null or (not t.hidden and (t.deleted_at is not null or above.state = 'active'))))
where id in (select c.post_id from comments c join profiles p on p.id = c.author_id
  where c.deleted_at is null and p.state <> 'active');
