-- What somebody buys of somebody, from the first offer to the end. What is sold is written down as it was then: the
-- listing may change or go, and so may either account.
create table if not exists orders (
  -- Made by the client.
  id uuid primary key,
  listing_id uuid references listings on delete set null,
  seller_id uuid references profiles on delete set null,
  buyer_id uuid references profiles on delete set null,
  state text not null check (state in ('offered', 'accepted', 'reserved', 'paid', 'sent', 'received', 'completed',
    'disputed', 'refunded', 'cancelled', 'expired')),
  -- Who has to do something next; null: nobody, or the staff.
  turn text check (turn in ('buyer', 'seller')),
  title text not null,
  picture jsonb,
  is_service boolean not null,
  quantity integer not null check (quantity between 1 and 99),
  -- A piece.
  unit_cents integer not null check (unit_cents > 0),
  shipping_cents integer not null default 0 check (shipping_cents >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- The offer that lies on the table, or was accepted; null: bought at the price.
  offer_id uuid,
  offer_by text check (offer_by in ('buyer', 'seller')),
  method text check (method in ('arranged', 'card')),
  money text not null default 'none' check (money in ('none', 'held', 'refund_due', 'refunded', 'release_due', 'released')),
  delivery text check (delivery in ('shipping', 'pickup', 'none')),
  shipping_name text,
  address text,
  tracking text,
  appointment_at timestamptz(3),
  appointment_by text check (appointment_by in ('buyer', 'seller')),
  appointment_agreed boolean not null default false,
  terms_accepted_at timestamptz(3),
  -- When the state ends by itself.
  due_at timestamptz(3),
  completed_at timestamptz(3),
  -- It was disputed once: staff may look at it.
  disputed_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (buyer_id <> seller_id),
  check ((offer_id is null) = (offer_by is null)),
  -- Nobody pays for what she did not accept the terms of, and no paid order ends without the money's end.
  check (state in ('offered', 'accepted', 'cancelled', 'expired') or (method is not null and terms_accepted_at is not null)),
  check (state not in ('cancelled', 'expired') or money = 'none'),
  check (state not in ('paid', 'sent', 'received', 'disputed') or money = 'held'),
  check (state <> 'completed' or money in ('release_due', 'released')),
  check (state <> 'refunded' or money in ('refund_due', 'refunded'))
);
create index if not exists orders_buying_idx on orders (buyer_id, updated_at desc, id desc);
create index if not exists orders_selling_idx on orders (seller_id, updated_at desc, id desc);
create index if not exists orders_buyers_turn_idx on orders (buyer_id, updated_at desc, id desc) where turn = 'buyer';
create index if not exists orders_sellers_turn_idx on orders (seller_id, updated_at desc, id desc) where turn = 'seller';
create index if not exists orders_buying_open_idx on orders (buyer_id, updated_at desc, id desc)
  where state not in ('completed', 'refunded', 'cancelled', 'expired');
create index if not exists orders_selling_open_idx on orders (seller_id, updated_at desc, id desc)
  where state not in ('completed', 'refunded', 'cancelled', 'expired');
create index if not exists orders_listing_idx on orders (listing_id);
create index if not exists orders_due_idx on orders (due_at, id) where due_at is not null;
create index if not exists orders_disputed_idx on orders (disputed_at, id) where state = 'disputed';
create index if not exists orders_money_due_idx on orders (updated_at, id) where money in ('refund_due', 'release_due');
-- One bargain a person and thing.
create unique index if not exists orders_one_open_key on orders (listing_id, buyer_id)
  where state in ('offered', 'accepted', 'reserved');

-- The timeline, never changed. What somebody writes in an order stands in it too; those ids the client makes.
create table if not exists order_events (
  id uuid primary key,
  -- Counts up: two events of one moment keep their order.
  nr bigint generated always as identity,
  order_id uuid not null references orders on delete cascade,
  deed text not null,
  by_side text check (by_side in ('buyer', 'seller', 'staff')),
  by_id uuid references profiles on delete set null,
  because text,
  cents integer,
  note text,
  created_at timestamptz(3) not null
);
create index if not exists order_events_idx on order_events (order_id, nr desc);
create index if not exists order_events_by_idx on order_events (by_id) where by_id is not null;

-- What the payment provider calls the payment of an order.
create table if not exists order_payments (
  order_id uuid primary key references orders on delete cascade,
  -- Whom the money is for, as the provider calls her.
  account_id text not null,
  fee_cents integer not null check (fee_cents >= 0),
  session_id text unique,
  -- Set once the money came.
  intent_id text unique,
  paid_at timestamptz(3)
);

create table if not exists payout_accounts (
  person_id uuid primary key references profiles on delete cascade,
  account_id text not null unique,
  ready boolean not null default false,
  updated_at timestamptz(3) not null
);

create table if not exists order_reviews (
  id uuid not null unique,
  order_id uuid not null references orders on delete cascade,
  -- Who wrote it.
  side text not null check (side in ('buyer', 'seller')),
  author_id uuid references profiles on delete set null,
  subject_id uuid references profiles on delete cascade,
  stars integer not null check (stars between 1 and 5),
  text text not null,
  created_at timestamptz(3) not null,
  -- When the other one and everybody can read it: once both are in, or time is up.
  shown_at timestamptz(3) not null,
  primary key (order_id, side)
);
create index if not exists order_reviews_subject_idx on order_reviews (subject_id, shown_at desc, id desc) where side = 'buyer';
create index if not exists order_reviews_author_idx on order_reviews (author_id);

alter table notifications add column if not exists order_id uuid references orders on delete cascade;
create index if not exists notifications_order_idx on notifications (order_id) where order_id is not null;
