-- She deleted a conversation for herself: what was written before this moment is not shown to her any more, and the
-- other one keeps hers. Where nothing was written since, updated_at is null, and her list does not have it.
alter table participants add column if not exists cleared_until timestamptz(3);
