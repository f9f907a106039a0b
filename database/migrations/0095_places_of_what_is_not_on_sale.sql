-- Whether anything still names a place, once a night; what is on sale stands in listings_place_newest_idx.
create index if not exists listings_place_rest_idx on listings (location_folded) where status <> 'active';
