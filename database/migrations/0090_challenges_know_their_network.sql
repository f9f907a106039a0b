-- Where a second factor was asked for, as a digest: only where the operator wants it answered from there.
alter table mfa_challenges add column if not exists address_hash text;
