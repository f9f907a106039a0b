-- A first message from somebody she does not know waits as a request. `open`: she has not answered; `declined`: she
-- does not want it, which its sender is not told. null: an ordinary conversation of hers.
alter table participants add column if not exists request text check (request in ('open', 'declined'));
create index if not exists participants_requests_idx on participants (person_id, updated_at desc, conversation_id desc)
  where request = 'open';
