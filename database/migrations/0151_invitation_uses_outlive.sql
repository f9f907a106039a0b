-- Whose account is deleted takes her invitations with her, and not that somebody who waits came by one of them: else she would
-- need none any more.
alter table invitation_uses alter column invitation_id drop not null;
alter table invitation_uses drop constraint if exists invitation_uses_invitation_id_fkey;
alter table invitation_uses add constraint invitation_uses_invitation_id_fkey
  foreign key (invitation_id) references invitations on delete set null;
