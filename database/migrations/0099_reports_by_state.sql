-- Open and decided reports have an index each since 0088; nothing asks for both together.
drop index if exists reports_newest_idx;
