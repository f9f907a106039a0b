-- What a second factor was answered with, and in which session: one that did not hear what came of it asks again.
alter table mfa_challenges
  add column if not exists answered_in uuid,
  add column if not exists answer_seal text,
  add column if not exists counted_at timestamptz;
alter table recovery_codes add column if not exists used_in uuid;
