-- What two people trade, beside their conversation.
create index if not exists orders_between_idx on orders (buyer_id, seller_id, updated_at desc, id desc);

-- The picture of a thing as it was when the order began: its file stays while an order shows it, whatever the listing
-- shows by then. Null: there was none, or its owner's account is gone.
alter table orders add column if not exists picture_id uuid references media_files on delete set null;
update orders set picture_id = (picture->>'mediaId')::uuid
where picture_id is null and exists (select 1 from media_files f where f.id = (picture->>'mediaId')::uuid);
create index if not exists orders_picture_idx on orders (picture_id) where picture_id is not null;
