-- An entry that a federation or the staff verified, and when.
alter table rankings add column if not exists verified_by uuid references profiles on delete set null;
alter table rankings add column if not exists verified_at timestamptz(3);
create index if not exists rankings_verified_by_idx on rankings (verified_by) where verified_by is not null;
