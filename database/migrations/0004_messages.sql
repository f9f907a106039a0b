create table if not exists conversations (
  id uuid primary key,
  -- The two people of a direct conversation, the smaller id first: there is one conversation a pair.
  low_id uuid references profiles on delete cascade,
  high_id uuid references profiles on delete cascade,
  last_message_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (low_id, high_id)
);
create index if not exists conversations_high_idx on conversations (high_id);

create table if not exists participants (
  conversation_id uuid not null references conversations on delete cascade,
  person_id uuid not null references profiles on delete cascade,
  -- Everything up to this message was read, or reached one of her devices.
  read_at timestamptz(3),
  read_message_id uuid,
  delivered_at timestamptz(3),
  delivered_message_id uuid,
  unread_count integer not null default 0,
  muted boolean not null default false,
  -- When the conversation was last written in: her list is one walk of an index. null: nothing written yet.
  updated_at timestamptz(3),
  primary key (conversation_id, person_id)
);
create index if not exists participants_list_idx on participants (person_id, updated_at desc, conversation_id desc);
create index if not exists participants_unread_idx on participants (person_id) where unread_count > 0;

create table if not exists messages (
  id uuid primary key,
  conversation_id uuid not null references conversations on delete cascade,
  sender_id uuid not null references profiles on delete cascade,
  text text not null,
  search_text text not null default '',
  reply_to_id uuid references messages on delete set null,
  created_at timestamptz(3) not null,
  edited_at timestamptz(3),
  deleted_at timestamptz(3)
);
create index if not exists messages_newest_idx on messages (conversation_id, created_at desc, id desc);
create index if not exists messages_sender_idx on messages (sender_id);
create index if not exists messages_reply_idx on messages (reply_to_id) where reply_to_id is not null;
create index if not exists messages_search_idx on messages using gin (search_text gin_trgm_ops);

create table if not exists message_reactions (
  message_id uuid not null references messages on delete cascade,
  person_id uuid not null references profiles on delete cascade,
  emoji text not null,
  created_at timestamptz(3) not null,
  primary key (message_id, person_id)
);
create index if not exists message_reactions_person_idx on message_reactions (person_id);
