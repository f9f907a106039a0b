-- A like of a picture and who keeps a listing count while their person is seen, as a like of a post.
alter table gallery_likes add column if not exists counted boolean not null default true;
alter table listing_favourites add column if not exists counted boolean not null default true;

with gone as (
  update gallery_likes l set counted = false from profiles p
  where p.id = l.person_id and p.state <> 'active' and l.counted
  returning l.item_id
)
update gallery_items set likes_count = greatest(0, likes_count - gone_of.likes)
from (select item_id, count(*)::int as likes from gone group by item_id) gone_of
where gallery_items.id = gone_of.item_id;

with gone as (
  update listing_favourites f set counted = false from profiles p
  where p.id = f.person_id and p.state <> 'active' and f.counted
  returning f.listing_id
)
update listings set saves_count = greatest(0, saves_count - gone_of.saves)
from (select listing_id, count(*)::int as saves from gone group by listing_id) gone_of
where listings.id = gone_of.listing_id;
