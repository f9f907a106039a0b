-- Whom somebody restricted: what that person says under her posts and writes to her stays between the two, and that
-- person is not told.
create table if not exists restrictions (
  restricter_id uuid not null references profiles on delete cascade,
  restricted_id uuid not null references profiles on delete cascade,
  created_at timestamptz(3) not null,
  primary key (restricter_id, restricted_id),
  check (restricter_id <> restricted_id)
);
create index if not exists restrictions_newest_idx on restrictions (restricter_id, created_at desc, restricted_id desc);
create index if not exists restrictions_restricted_idx on restrictions (restricted_id, restricter_id);

-- Hidden because the post's author had restricted its writer, who does not see that it is hidden.
alter table comments add column if not exists restricted boolean not null default false;
create index if not exists comments_restricted_idx on comments (author_id, post_id) where restricted;

-- `restricted`: a conversation of hers with somebody whom she restricted.
alter table participants drop constraint if exists participants_request_check;
alter table participants add constraint participants_request_check
  check (request in ('open', 'declined', 'restricted'));
-- How far the other is shown that she has read, as long as she restricts that person.
alter table participants add column if not exists shown_read_at timestamptz(3);
drop index if exists participants_requests_idx;
create index if not exists participants_aside_idx on participants (person_id, updated_at desc, conversation_id desc)
  where request in ('open', 'restricted');
