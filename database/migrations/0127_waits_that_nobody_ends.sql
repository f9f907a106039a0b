-- Of who was suspended or leaving when a mail or a push was due, its day stayed, and nothing was planned for her any more.
-- What is older than a day nobody waits for; of who is away still, nobody does at all.
update notice_mails w set due_at = null from profiles p
  where p.id = w.person_id and w.due_at < now() and (p.state <> 'active' or w.due_at < now() - interval '1 day');
update notice_pushes w set due_at = null from profiles p
  where p.id = w.person_id and w.due_at < now() and (p.state <> 'active' or w.due_at < now() - interval '1 day');
-- And her links were looked at no more: what is proven, or waits for its look, has a day again. What waits by right is looked
-- at once more at most.
update link_checks set due_at = now() where due_at is null and (waiting or proven_at is not null);
