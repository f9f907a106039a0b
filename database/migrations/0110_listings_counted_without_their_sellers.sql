-- Who is not seen, or may not be grown up: a listing that is only counted asks whether its seller is one of these, and reads no
-- seller. When she was born stands in it of who was born since 2006 (0109).
create index if not exists profiles_apart_idx on profiles (id) include (state, born_lately)
  where state <> 'active' or born_lately is not null;
