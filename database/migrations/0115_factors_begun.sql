-- Factors that were begun and never proven are few; every night those that are too old are looked for.
create index if not exists mfa_factors_begun_idx on mfa_factors (created_at) where status = 'unverified';
