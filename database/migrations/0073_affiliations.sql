-- Her club and her coach as accounts: she names one, and that one confirms.
create table if not exists affiliations (
  person_id uuid not null references profiles on delete cascade,
  kind text not null check (kind in ('club', 'coach')),
  partner_id uuid not null references profiles on delete cascade,
  state text not null check (state in ('asked', 'confirmed', 'declined')),
  asked_at timestamptz(3) not null,
  answered_at timestamptz(3),
  primary key (person_id, kind),
  check (person_id <> partner_id)
);
-- Who names her, newest first; an account is a club or a coach, so nobody names it twice.
create unique index if not exists affiliations_partner_idx on affiliations (partner_id, person_id);
create index if not exists affiliations_newest_idx on affiliations (partner_id, asked_at desc, person_id desc)
  where state <> 'declined';
