-- A notice that is set aside is of one person: it joins no line of others, and no list but that of what is set aside.
alter table notifications add column if not exists aside_from_id uuid references profiles on delete cascade;

create unique index if not exists notifications_line_key on notifications (person_id, group_key, aside_from_id)
  nulls not distinct where read_at is null;
create index if not exists notifications_shown_idx on notifications (person_id, updated_at desc, id desc)
  where aside_from_id is null;
create index if not exists notifications_shown_unread_idx on notifications (person_id, updated_at desc, id desc)
  where read_at is null and aside_from_id is null;
create index if not exists notifications_aside_idx on notifications (person_id, aside_from_id, updated_at desc, id desc)
  where aside_from_id is not null;
create index if not exists notifications_aside_from_idx on notifications (aside_from_id) where aside_from_id is not null;
-- All of hers, for when her account ends.
create index if not exists notifications_person_idx on notifications (person_id);
drop index if exists notifications_group_key;
drop index if exists notifications_newest_idx;
drop index if exists notifications_unread_idx;

-- Of whom something was set aside last, and whose notices she wants as those of others from now on.
create table if not exists notice_senders (
  person_id uuid not null references profiles on delete cascade,
  from_id uuid not null references profiles on delete cascade,
  aside_at timestamptz(3),
  accepted_at timestamptz(3),
  primary key (person_id, from_id)
);
create index if not exists notice_senders_aside_idx on notice_senders (person_id, aside_at desc, from_id desc)
  where aside_at is not null;
create index if not exists notice_senders_accepted_idx on notice_senders (person_id, accepted_at desc, from_id desc)
  where accepted_at is not null;
create index if not exists notice_senders_from_idx on notice_senders (from_id);
