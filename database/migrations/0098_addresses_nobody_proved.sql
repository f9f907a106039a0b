-- Taken at sign-up because addresses need no confirmation there (AUTH_AUTOCONFIRM): nobody showed that it is theirs.
alter table users add column if not exists email_unproven boolean not null default false;

-- Of before: a password was chosen with it, and nothing that was mailed or said by another service came in between.
update users set email_unproven = true
where email <> '' and email_confirmed_at is not null and encrypted_password is not null
  and confirmation_sent_at is null and recovery_sent_at is null and email_change_sent_at is null and invited_at is null
  and not exists (
    select from identities where identities.user_id = users.id and identities.provider not in ('email', 'phone')
  );
