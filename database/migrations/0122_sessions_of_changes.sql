-- The session that asked for a change of address or phone: when it is ended from elsewhere, the change goes with it. No
-- foreign key: a change outlives a session that signs out by itself or runs out. null: nobody's, as what operators begin.
alter table users
  add column if not exists email_change_session uuid,
  add column if not exists phone_change_session uuid;
