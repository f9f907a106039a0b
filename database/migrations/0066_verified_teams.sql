-- What the staff decided about a team names it among the newest: its name stands in the log, for it may be gone.
create or replace view admin_recent_activity as
  select * from (
    select p.id, p.name as user_name, p.handle as user_handle, 'joined as ' || p.role as description,
      'user' as activity_type, 'person.joined' as action, null::uuid as post_id,
      null::text as subject_name, null::text as subject_handle, p.role as detail, p.created_at
    from profiles p where p.state in ('active', 'suspended')
    order by p.created_at desc, p.id desc limit 10) joined
  union all
  select * from (
    select post.id, p.name, p.handle, 'published a post', 'post', 'post.published', post.id,
      null::text, null::text, post.audience, post.created_at
    from posts post join profiles p on p.id = post.author_id
    where post.audience <> 'private'
    order by post.created_at desc, post.id desc limit 10) posted
  union all
  select * from (
    select log.id, p.name, p.handle,
      translate(log.action, '._', '  ') || coalesce(': ' || coalesce(about.name, log.details ->> 'team'), ''), 'other',
      log.action, null::uuid, coalesce(about.name, log.details ->> 'team'), about.handle, log.details ->> 'reason',
      log.created_at
    from audit_log log
      left join profiles p on p.id = log.actor_id
      left join profiles about on about.id = log.subject_id and about.id is distinct from log.actor_id
    where log.action not like 'session.%' and log.action not like 'code.%' and log.action not like 'factor.%'
    order by log.created_at desc, log.id desc limit 10) done;
