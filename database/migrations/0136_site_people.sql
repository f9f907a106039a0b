-- The team behind the site, as the About page shows it: what the operator says of each of them, in her order.
create table if not exists site_people (
  id uuid primary key,
  position integer not null,
  name text not null,
  title_en text not null,
  title_es text not null,
  -- Empty where nothing is said of her in that language.
  words_en text not null default '',
  words_es text not null default '',
  -- Her profile here, where there is one to link.
  person_id uuid references profiles on delete set null,
  picture jsonb,
  picture_id uuid references media_files on delete set null,
  sample boolean not null default false,
  hidden boolean not null default false,
  -- Shown only with her consent.
  consented_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index if not exists site_people_place_idx on site_people (position, id);
create index if not exists site_people_person_idx on site_people (person_id) where person_id is not null;
create unique index if not exists site_people_picture_idx on site_people (picture_id) where picture_id is not null;
