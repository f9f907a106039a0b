-- Where a person signed in before: the first sign-in from elsewhere is told to her by mail.
create table if not exists known_devices (
  user_id uuid not null references users on delete cascade,
  device text not null,
  network text not null,
  last_seen_at timestamptz(3) not null,
  primary key (user_id, device, network)
);
create index if not exists known_devices_seen_idx on known_devices (last_seen_at);
insert into known_devices (user_id, device, network, last_seen_at)
select user_id, device, network, max(last_seen_at) from auth_sessions group by user_id, device, network
on conflict do nothing;
