-- Guests are few among all accounts; every night those whose last session has ended are looked for.
create index if not exists users_guests_idx on users (id) where is_anonymous;
