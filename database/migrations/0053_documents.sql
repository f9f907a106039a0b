-- A file may be a document, a PDF: what shows an achievement, or comes with a message. It is saved, never shown in a page.
alter table media_files drop constraint if exists media_files_kind_check;
alter table media_files add constraint media_files_kind_check check (kind in ('image', 'video', 'document'));

-- What an achievement shows for itself beside links, in order; achievements.files holds it too, with all that shows it.
create table if not exists achievement_media (
  achievement_id uuid not null references achievements on delete cascade,
  position integer not null,
  media_id uuid not null unique references media_files on delete cascade,
  primary key (achievement_id, position)
);
alter table achievements add column if not exists files jsonb not null default '[]';

-- What came with a message, in order; messages.media holds it too.
create table if not exists message_media (
  message_id uuid not null references messages on delete cascade,
  position integer not null,
  media_id uuid not null unique references media_files on delete cascade,
  primary key (message_id, position)
);
alter table messages add column if not exists media jsonb not null default '[]';
