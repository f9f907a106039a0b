-- A mail that waits for an operator to read it goes with the account of whom it is to, whichever address it went to.
alter table outbox_mails add column if not exists user_id uuid references users on delete cascade;
create index if not exists outbox_mails_user_idx on outbox_mails (user_id) where user_id is not null;
update outbox_mails set user_id = users.id from users
  where outbox_mails.user_id is null and users.email <> '' and users.email = outbox_mails.to_address;
