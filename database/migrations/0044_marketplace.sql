-- The tree of categories; an operator may add to it and rename.
create table if not exists listing_categories (
  slug text primary key,
  -- null: a category; otherwise a subcategory of it.
  parent text references listing_categories on delete restrict,
  kind text not null check (kind in ('goods', 'service')),
  name_en text not null,
  name_es text not null,
  position integer not null
);
insert into listing_categories (slug, parent, kind, name_en, name_es, position) values
  ('equipment', null, 'goods', 'Equipment', 'Equipamiento', 1),
  ('apparel', null, 'goods', 'Apparel', 'Ropa', 2),
  ('services', null, 'service', 'Services', 'Servicios', 3),
  ('training', 'equipment', 'goods', 'Training', 'Entrenamiento', 1),
  ('competition', 'equipment', 'goods', 'Competition', 'Competición', 2),
  ('accessories', 'equipment', 'goods', 'Accessories', 'Accesorios', 3),
  ('uniforms', 'apparel', 'goods', 'Uniforms', 'Uniformes', 1),
  ('training-wear', 'apparel', 'goods', 'Training Wear', 'Ropa de entrenamiento', 2),
  ('footwear', 'apparel', 'goods', 'Footwear', 'Calzado', 3),
  ('coaching', 'services', 'service', 'Coaching', 'Entrenamiento personal', 1),
  ('training-programs', 'services', 'service', 'Training Programs', 'Programas de entrenamiento', 2),
  ('nutrition', 'services', 'service', 'Nutrition', 'Nutrición', 3)
on conflict (slug) do nothing;

create table if not exists listings (
  -- Made by the client.
  id uuid primary key,
  seller_id uuid not null references profiles on delete cascade,
  -- Reserved is no status: it is an active listing of which nothing is left, see reserved_count.
  status text not null default 'draft' check (status in ('draft', 'active', 'paused', 'sold', 'expired', 'removed')),
  kind text not null default 'goods' check (kind in ('goods', 'service')),
  title text not null default '' check (length(title) <= 60),
  description text not null default '',
  category text references listing_categories on update cascade,
  subcategory text references listing_categories on update cascade,
  sport text,
  condition text check (condition in ('new', 'like-new', 'good', 'fair')),
  size text,
  price_cents integer check (price_cents between 1 and 100000000),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  -- Before she lowered it last.
  price_before_cents integer,
  -- How many are there, sold ones not counted; null: a service.
  stock integer check (stock >= 0),
  -- How many of them wait for buyers who are paying or for whom it is shipped.
  reserved_count integer not null default 0 check (reserved_count >= 0),
  sold_count integer not null default 0 check (sold_count >= 0),
  -- {options: [{name, priceCents}], pickup, note}; null: a service.
  shipping jsonb,
  schedule text,
  return_policy text not null default '',
  warranty text,
  keywords text[] not null default '{}',
  location text,
  -- As listing_media has them, with all that shows them.
  pictures jsonb not null default '[]',
  saves_count integer not null default 0,
  questions_count integer not null default 0,
  open_questions_count integer not null default 0,
  -- Title, description, names of its categories and keywords, folded, each on lines of their own.
  search_text text not null default '',
  title_folded text not null default '',
  sport_folded text not null default '',
  location_folded text not null default '',
  -- Counts changes, so that a second tab does not overwrite the first.
  version integer not null default 1,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  -- When it was put on sale, or renewed last.
  published_at timestamptz(3),
  expires_at timestamptz(3),
  -- Whoever saved a search that it matches has been told.
  matched_at timestamptz(3),
  removed_because text,
  check (stock is null or reserved_count <= stock),
  check (status = 'draft' or (title <> '' and description <> '' and category is not null and subcategory is not null
    and price_cents is not null and published_at is not null))
);
-- Each order of a search walks one of these; what is not on sale is in none of them.
create index if not exists listings_newest_idx on listings (published_at desc, id desc) where status = 'active';
create index if not exists listings_category_idx on listings (category, published_at desc, id desc) where status = 'active';
create index if not exists listings_subcategory_idx on listings (subcategory, published_at desc, id desc) where status = 'active';
create index if not exists listings_sport_idx on listings (sport_folded, published_at desc, id desc) where status = 'active';
create index if not exists listings_price_idx on listings (currency, price_cents, id) where status = 'active';
create index if not exists listings_category_price_idx on listings (category, currency, price_cents, id) where status = 'active';
create index if not exists listings_place_idx on listings (location_folded, category, price_cents) where status = 'active';
create index if not exists listings_search_idx on listings using gin (search_text gin_trgm_ops) where status = 'active';
create index if not exists listings_title_idx on listings using gin (title_folded gin_trgm_ops) where status = 'active';
create index if not exists listings_seller_idx on listings (seller_id, published_at desc, id desc) where status = 'active';
create index if not exists listings_own_idx on listings (seller_id, updated_at desc, id desc);
create index if not exists listings_expires_idx on listings (expires_at) where status in ('active', 'paused');
create index if not exists listings_unmatched_idx on listings (published_at) where matched_at is null and status = 'active';

-- Every place that was ever named, folded: what a search by place begins with.
create table if not exists listing_places (
  place text primary key
);
create index if not exists listing_places_idx on listing_places using gin (place gin_trgm_ops);

create table if not exists listing_media (
  listing_id uuid not null references listings on delete cascade,
  position integer not null,
  media_id uuid not null unique references media_files on delete cascade,
  primary key (listing_id, position)
);

create table if not exists listing_favourites (
  person_id uuid not null references profiles on delete cascade,
  listing_id uuid not null references listings on delete cascade,
  created_at timestamptz(3) not null,
  primary key (person_id, listing_id)
);
create index if not exists listing_favourites_newest_idx on listing_favourites (person_id, created_at desc, listing_id desc);
create index if not exists listing_favourites_listing_idx on listing_favourites (listing_id, person_id);

create table if not exists listing_questions (
  id uuid primary key,
  listing_id uuid not null references listings on delete cascade,
  asker_id uuid not null references profiles on delete cascade,
  text text not null,
  answer text,
  answered_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index if not exists listing_questions_newest_idx on listing_questions (listing_id, created_at desc, id desc);
create index if not exists listing_questions_asker_idx on listing_questions (asker_id);

-- Kept by orders, in the transaction of each review.
create table if not exists seller_ratings (
  seller_id uuid primary key references profiles on delete cascade,
  reviews integer not null default 0 check (reviews >= 0),
  stars_total integer not null default 0 check (stars_total >= 0)
);

-- A conversation about a listing shows it on top; the one that was asked about last.
alter table conversations add column if not exists listing_id uuid references listings on delete set null;
create index if not exists conversations_listing_idx on conversations (listing_id) where listing_id is not null;

alter table notifications add column if not exists listing_id uuid references listings on delete cascade;
create index if not exists notifications_listing_idx on notifications (listing_id) where listing_id is not null;

-- Which words these hold the contract says: several features add their own.
alter table reports drop constraint if exists reports_subject_check;
alter table media_files drop constraint if exists media_files_purpose_check;
-- The words of a search, folded as what they are compared with: new listings are matched in the database.
alter table saved_searches add column if not exists folded jsonb;
create index if not exists saved_searches_area_idx on saved_searches (area, id);
alter table saved_searches drop constraint if exists saved_searches_area_check;
