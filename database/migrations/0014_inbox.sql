-- What people write to the operator: the contact form, reports on accessibility, applications.
create table if not exists tickets (
  id uuid primary key,
  -- What she refers to: H-7K2M9QXA.
  reference text not null unique,
  category text not null check (category in
    ('general', 'support', 'partnership', 'press', 'feedback', 'accessibility', 'careers')),
  name text not null,
  email text not null,
  language text not null check (language in ('en', 'es')),
  subject text not null,
  message text not null,
  page text,
  tools text,
  -- Name of an open position; null: an open application, or none.
  position text,
  resume_key text,
  resume_name text,
  resume_bytes integer,
  created_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  answered_at timestamptz(3),
  answered_by uuid references profiles (id) on delete set null,
  check ((resume_key is null) = (resume_name is null) and (resume_key is null) = (resume_bytes is null))
);

create index if not exists tickets_open_idx on tickets (created_at desc, id desc) where answered_at is null;
create index if not exists tickets_answered_idx on tickets (created_at desc, id desc) where answered_at is not null;
create index if not exists tickets_answered_at_idx on tickets (answered_at) where answered_at is not null;
create index if not exists tickets_answered_by_idx on tickets (answered_by) where answered_by is not null;
