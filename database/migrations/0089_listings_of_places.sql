-- The newest of a place, with all that a search compares there: read from this index alone.
create index if not exists listings_place_newest_idx on listings (location_folded, published_at desc, id desc)
  include (category, subcategory, sport_folded, currency, price_cents) where status = 'active';
