-- Who of the staff has a report: every open one of the same thing, as one decision answers all of them. Null: nobody has it.
alter table reports add column if not exists assigned_to uuid references profiles on delete set null;

create index if not exists reports_assigned_idx on reports (assigned_to, created_at desc, id desc)
  where assigned_to is not null;
create index if not exists reports_unassigned_idx on reports (created_at desc, id desc)
  where decided_at is null and assigned_to is null;

-- Recent activity says to whom a report was given, by the name that she has now.
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
      left join profiles about on about.id is distinct from log.actor_id and about.id =
        case when log.action = 'report.given' then (log.details ->> 'to')::uuid else log.subject_id end
    where log.action not like 'session.%' and log.action not like 'code.%' and log.action not like 'factor.%'
    order by log.created_at desc, log.id desc limit 10) done;
