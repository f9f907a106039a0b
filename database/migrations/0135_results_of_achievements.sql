-- The result of her own that an achievement is about. Where the result is deleted, the achievement stays without it.
alter table achievements add column if not exists result_id uuid references results on delete set null;
create index if not exists achievements_result_idx on achievements (result_id) where result_id is not null;
