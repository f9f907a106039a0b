-- Mails about her account speak the language that she chose: whoever chose before gets them so, too.
update users u set user_metadata = u.user_metadata || jsonb_build_object('language', p.language)
  from profiles p
  where p.id = u.id and p.language is not null and u.user_metadata->>'language' is distinct from p.language;
