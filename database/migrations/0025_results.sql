-- Results of athletes, what they aim for, and where lists placed them.

-- Whether others may put her statistics beside theirs.
alter table profiles add column if not exists allow_comparison boolean not null default true;

create table if not exists results (
  id uuid primary key,
  person_id uuid not null references profiles on delete cascade,
  event text not null check (length(event) between 1 and 160),
  -- The event folded: the same in a season is one competition.
  event_key text not null,
  -- A code of the catalogue, or `own~…`; what it measures stands with it, for hers is known from here alone.
  discipline text not null,
  sport text not null,
  own_name text,
  measure text not null
    check (measure in ('time', 'distance', 'height', 'weight', 'points', 'score', 'position')),
  lower_is_better boolean not null,
  -- In thousandths of the base unit: sums are exact.
  value bigint not null check (value between 0 and 5000000000),
  -- The least is the best, whatever the discipline.
  rank_value bigint generated always as (case when lower_is_better then value else -value end) stored,
  held_on date not null check (held_on >= '1900-01-01'),
  season integer generated always as (extract(year from held_on)::integer) stored,
  position integer check (position between 1 and 100000),
  location text,
  category text check (category in ('national', 'international', 'regional')),
  level text check (level in ('youth', 'junior', 'u23', 'senior', 'masters')),
  -- In tenths of a metre a second, from behind.
  wind_tenths integer check (wind_tenths between -300 and 300),
  legal boolean not null default true,
  -- Legal, and without too much wind.
  counts boolean not null,
  -- Of what it says now, and of the line that it was read from: a file read twice is there once.
  fingerprint text not null,
  imported_as text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index if not exists results_newest_idx on results (person_id, held_on desc, id desc);
create index if not exists results_best_idx on results (person_id, discipline, season, rank_value, held_on, id)
  where counts;
create index if not exists results_fingerprint_idx on results (person_id, fingerprint);
create unique index if not exists results_imported_idx on results (person_id, imported_as)
  where imported_as is not null;

create table if not exists goals (
  id uuid primary key,
  person_id uuid not null references profiles on delete cascade,
  kind text not null check (kind in ('best', 'total', 'results', 'podiums', 'wins')),
  -- As in results; null where the goal counts results of any discipline.
  discipline text,
  sport text,
  own_name text,
  measure text,
  lower_is_better boolean,
  title text,
  -- In thousandths of the base unit, or of one result.
  target bigint not null check (target between 0 and 5000000000),
  starts_on date not null,
  due_on date not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (starts_on <= due_on),
  check ((kind in ('best', 'total')) = (discipline is not null))
);
create index if not exists goals_due_idx on goals (person_id, due_on, id);

create table if not exists rankings (
  id uuid primary key,
  person_id uuid not null references profiles on delete cascade,
  scope text not null check (scope in ('national', 'international', 'regional')),
  category text not null,
  -- Folded: entries of the same list are its history.
  category_key text not null,
  position integer not null check (position >= 1),
  out_of integer check (out_of >= position),
  source text not null,
  source_url text,
  ranked_on date not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index if not exists rankings_newest_idx on rankings (person_id, ranked_on desc, id desc);
create index if not exists rankings_list_idx on rankings (person_id, scope, category_key, ranked_on desc, id desc);
