-- One row a group: "Mira and 4 others like your post". While it is unread, more of the same join it.
create table if not exists notifications (
  id uuid primary key,
  person_id uuid not null references profiles on delete cascade,
  kind text not null,
  group_key text not null,
  post_id uuid references posts on delete cascade,
  comment_id uuid references comments on delete set null,
  conversation_id uuid references conversations on delete cascade,
  subject_person_id uuid references profiles on delete cascade,
  read_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create unique index if not exists notifications_group_key on notifications (person_id, group_key) where read_at is null;
create index if not exists notifications_newest_idx on notifications (person_id, updated_at desc, id desc);
create index if not exists notifications_unread_idx on notifications (person_id, updated_at desc, id desc) where read_at is null;
create index if not exists notifications_post_idx on notifications (post_id);
create index if not exists notifications_comment_idx on notifications (comment_id);
create index if not exists notifications_conversation_idx on notifications (conversation_id);
create index if not exists notifications_subject_idx on notifications (subject_person_id);

create table if not exists notification_actors (
  notification_id uuid not null references notifications on delete cascade,
  actor_id uuid not null references profiles on delete cascade,
  -- She took it back after it was read: not shown, and doing it again is no news.
  withdrawn boolean not null default false,
  created_at timestamptz(3) not null,
  primary key (notification_id, actor_id)
);
create index if not exists notification_actors_actor_idx on notification_actors (actor_id);
create index if not exists notification_actors_newest_idx on notification_actors (notification_id, created_at desc, actor_id desc);
