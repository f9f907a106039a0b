-- Nothing new is listed there; what was keeps its category and is found by it.
alter table listing_categories add column if not exists retired boolean not null default false;
