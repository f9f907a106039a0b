-- What she said of pictures that the other of a conversation of two sends her; null: nothing yet.
alter table participants add column if not exists pictures text
  constraint participants_pictures_check check (pictures in ('shown', 'covered'));

-- Its pictures came from somebody who was no mutual follower of the reader, or whom she restricts.
alter table messages add column if not exists covered boolean not null default false;
