-- A buyer asked her bank for the money back, past the site: the bank takes it, and decides later whose it is.
create table if not exists chargebacks (
  -- As the payment provider calls it.
  reference text primary key,
  -- The payment; its order may not be known yet.
  intent_id text not null,
  -- Decided once: what comes later, or again, changes nothing.
  state text not null check (state in ('open', 'won', 'lost')),
  reason text not null,
  cents bigint not null,
  currency text not null,
  -- Until when the bank takes what speaks for the sale.
  answer_by timestamptz(3),
  -- Whether its order stands as this says.
  applied boolean not null default false,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index if not exists chargebacks_intent_idx on chargebacks (intent_id);
create index if not exists chargebacks_not_applied_idx on chargebacks (created_at) where not applied;

-- While it is open nothing goes on: the bank has the money.
alter table orders add column if not exists chargeback text check (chargeback in ('open', 'won', 'lost'));
drop index if exists orders_disputed_idx;
create index if not exists orders_for_staff_idx on orders (disputed_at, id) where state = 'disputed' or chargeback = 'open';
