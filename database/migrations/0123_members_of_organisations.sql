-- Accounts that an organisation's directory made, and that have no other way in: it was not noted of them.
update users u set is_sso_user = true
  where not u.is_sso_user and u.encrypted_password is null
    and exists (select from identities i where i.user_id = u.id and i.provider like 'sso:%')
    and not exists (select from identities i where i.user_id = u.id and i.provider not like 'sso:%');
