-- Of a thing that was a service, pieces that were held for its buyers were given back when one who had booked the service paid or
-- left: who had reserved one could not pay any more, and others could have it. What is held is counted again from the orders
-- that hold pieces, as nobody changes a listing meanwhile; never more than there are.
do $$
begin
  lock table listings in share row exclusive mode;
  update listings l set reserved_count = c.held, version = version + 1
    from (
      select b.id, least(coalesce(h.held, 0), b.stock) as held
      from listings b
      left join (
        select listing_id, sum(quantity)::int as held from orders
        where state = 'reserved' and not is_service group by listing_id
      ) h on h.listing_id = b.id
      where b.stock is not null and (b.reserved_count > 0 or h.held > 0)
    ) c
    where l.id = c.id and l.reserved_count <> c.held;
end $$;
