-- Accounts that an organisation's directory made, in the moment of their first way in, and that have no other one: it was not
-- noted of them.
update users u set is_sso_user = true
  where not u.is_sso_user and u.encrypted_password is null
    and exists (select from identities i where i.user_id = u.id and i.provider like 'sso:%'
      and i.created_at between u.created_at and u.created_at + interval '1 minute')
    and not exists (select from identities i where i.user_id = u.id and i.provider not like 'sso:%');
