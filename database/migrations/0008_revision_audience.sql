-- For whom a text was written goes with the text: who opens a post does not open what it said before.
-- Older rows do not know, so they are for their author.
alter table post_revisions add column if not exists audience text not null default 'private'
  check (audience in ('public', 'followers', 'private'));
