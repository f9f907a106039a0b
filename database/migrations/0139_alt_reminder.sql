-- Before she publishes pictures without a description: nothing, she is reminded, or they wait until they are described.
alter table profiles add column if not exists alt_reminder text not null default 'remind'
  check (alt_reminder in ('off', 'remind', 'require'));
