-- What the admin dashboard shows. Figures: one row each, read at most once a minute for everybody (decision 0055).
create or replace view admin_user_stats as
  select
    count(*) as total_users,
    count(*) filter (where p.created_at > now() - interval '30 days') as new_users_30d,
    count(*) filter (where p.created_at > now() - interval '60 days'
      and p.created_at <= now() - interval '30 days') as new_users_previous_30d,
    count(*) filter (where p.role = 'athlete') as athletes,
    count(*) filter (where p.role = 'coach') as coaches,
    count(*) filter (where p.role = 'club') as clubs,
    count(*) filter (where p.role = 'federation') as federations,
    count(*) filter (where p.role = 'journalist') as journalists,
    count(*) filter (where p.role = 'fan') as fans,
    count(*) filter (where p.role = 'admin') as admins,
    count(*) filter (where p.verified_at is not null) as verified_users,
    -- Signed in, or here with one of her devices, within 30 days.
    count(*) filter (where p.role = 'athlete'
      and greatest(u.last_sign_in_at, here.last_seen_at) > now() - interval '30 days') as active_athletes
  from profiles p
    left join users u on u.id = p.id
    left join presence here on here.person_id = p.id
  where p.state in ('active', 'suspended');

create or replace view admin_content_stats as
  select
    count(*) as total_posts,
    count(*) filter (where created_at > now() - interval '30 days') as posts_30d,
    count(*) filter (where created_at > now() - interval '60 days'
      and created_at <= now() - interval '30 days') as posts_previous_30d
  from posts;

-- Sign-ins are most of the log, and no news.
create index if not exists audit_log_news_idx on audit_log (created_at desc, id desc)
  where action not like 'session.%' and action not like 'code.%' and action not like 'factor.%';

-- The newest ten of each type: who joined, who posted, what was done with accounts and by the staff.
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
      translate(log.action, '._', '  ') || coalesce(': ' || about.name, ''), 'other', log.action, null::uuid,
      about.name, about.handle, log.details ->> 'reason', log.created_at
    from audit_log log
      left join profiles p on p.id = log.actor_id
      left join profiles about on about.id = log.subject_id and about.id is distinct from log.actor_id
    where log.action not like 'session.%' and log.action not like 'code.%' and log.action not like 'factor.%'
    order by log.created_at desc, log.id desc limit 10) done;
