-- The teams that nobody verified yet, as the staff goes through them.
create index if not exists teams_unverified_idx on teams (created_at desc, id desc)
  where audience = 'public' and not verified;
