-- When a mute ends; null: when she takes it back.
alter table mutes add column if not exists ends_at timestamptz(3);
