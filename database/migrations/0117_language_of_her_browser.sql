-- What her browser asked for when she last signed in: the language of mails that no request of hers causes, until she
-- chooses one.
alter table users add column if not exists speaks text check (speaks in ('en', 'es'));
