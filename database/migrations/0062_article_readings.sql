-- What a person keeps of the articles of Learn, which are texts of the host: at most one row for each of them.
create table if not exists article_readings (
  person_id uuid not null references profiles (id) on delete cascade,
  name text not null check (name <> ''),
  saved_at timestamptz(3),
  reached smallint not null default 0 check (reached between 0 and 100),
  read_at timestamptz(3) not null,
  primary key (person_id, name)
);
