-- Who signs up says who she is; nobody sees a profile of hers before her address counts.
alter table users add column if not exists profile_waits boolean not null default false;
