import { listingsStep } from './listings-step.ts'
import { madeChance, madeId } from './made-ids.ts'
import { shopStep } from './shop-step.ts'
import { RARE_PEOPLE, RARE_PLACE, RARE_ROLE, RARE_SPORT, RARE_TERM, sizes } from './sizes.ts'
import { teamsStep } from './teams-step.ts'

export interface Step {
  what: string
  sql: string
}

const firstNames = `array['Maya','Lucia','Astrid','Amara','Ines','Zofia','Layla','Haruka','Thao','Priya','Elif','Camila',
  'Noemie','Johanna','Beatriz','Keira','Wanjiru','Freja','Valentina','Georgia']`
const lastNames = `array['Munoz','Whitaker','Sorensen','Adeyemi','Lefevre','Jager','Goncalves','Kowalska','Haddad','Wang',
  'Tanaka','Kim','Nguyen','Krishnan','Yilmaz','Restrepo','Bennett','Ibanez','Lindstrom','Mwangi','Okafor','Rousseau']`
const sports = `array['Basketball','Basketball','Football','Football','Tennis','Volleyball','Running','Swimming','Judo',
  'Rugby','Handball','Climbing','Rowing','Boxing']`
const places = `array['Madrid, Spain','London, United Kingdom','Lagos, Nigeria','Shanghai, China','Bogotá, Colombia',
  'Nairobi, Kenya','Portland, United States','Lyon, France','Mumbai, India','Copenhagen, Denmark','Lima, Peru']`
const roles = `array['athlete','athlete','athlete','athlete','athlete','coach','club','federation','journalist','fan']`
const isRare = `n % ${sizes.people / RARE_PEOPLE} = 17`
const openings = `array['Second half was ours.','Six in the morning, eleven of us, nobody complained until coffee.',
  'Lost, and deserved to.','Scan says three weeks.','Signed for another season.','New personal best, finally.',
  'Anyone with a free place in a car on Saturday?','Rest is a skill. I am a beginner.']`
const endings = `array['Thank you to everybody who drove, taped, cooked and sang.','We meet again in the cup.',
  'Legs like wet sand, head quite clear.','Tell me your favourite rehab podcasts.','Bring water and a friend.',
  'I have watched it forty times.','My grandmother has a favourite player now.','See you at training.']`

const pick = (from: string, salt: string, n = 'n') =>
  `(${from})[1 + floor(${madeChance(salt, n)} * array_length(${from}, 1))::int]`

const joined = `date_trunc('second', now() - make_interval(secs => (${sizes.people} - n) * 600))`
const posted = `date_trunc('second', now() - make_interval(secs => (${sizes.posts} - n) * 60))`

/** More of the low numbers: the first person is followed by thousands, the middle one by some thirty. */
const skewed = (chance: string, upTo: number) => `(1 + floor(${upTo} * (${chance}) ^ 2))::int`

/** In the order of what needs what. `made_*` tables hold the ids of people and posts and go away at the end. */
export const steps = (passwordHash: string): Step[] => [
  {
    what: 'people',
    sql: `
    create unlogged table made_people as
      select n, ${joined}::timestamptz(3) as at, ${madeId('person', 'n', joined)} as id
      from generate_series(1, ${sizes.people}) n;
    insert into users (id, email, encrypted_password, email_confirmed_at, app_metadata, user_metadata, created_at, updated_at)
      select id, 'person-' || n || '@bench.example', '${passwordHash}', at,
        '{"provider":"email","providers":["email"]}', '{"email_verified":true}', at, at from made_people;
    insert into identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
      select ${madeId('identity', 'n', 'at')}, id, 'email', id,
        jsonb_build_object('sub', id, 'email', 'person-' || n || '@bench.example'), at, at from made_people;
    insert into profiles (id, handle, email, name, role, sport, bio, location, nationality, date_of_birth, terms_version,
        terms_accepted_at, verified_at, verified_by, social_links, notification_settings,
        search_text, sport_folded, location_folded, created_at, updated_at)
      select id, 'person-' || n, 'person-' || n || '@bench.example', name, role, sport, bio, location, null,
        date '1966-01-01' + n * 37 % 14600, '2024-03-15',
        at, case when n % 9 = 0 then at end, case when n % 9 = 0 then 'Heraia' end, '{}', '{}',
        lower(name) || chr(10) || 'person-' || n || chr(10) || lower(sport) || chr(10) || lower(location),
        lower(sport), lower(location), at, at
      from (select n, id, at,
          ${pick(firstNames, 'first')} || ' ' || case when ${isRare} then initcap('${RARE_TERM}') else ${pick(lastNames, 'last')} end as name,
          case when n = 5 then 'admin' when ${isRare} then '${RARE_ROLE}' else ${pick(roles, 'role')} end as role,
          case when ${isRare} then '${RARE_SPORT}' else ${pick(sports, 'sports')} end as sport,
          replace(case when ${isRare} then '${RARE_PLACE}' else ${pick(places, 'place')} end, 'á', 'a') as location,
          ${pick(openings, 'bio')} || ' ' || ${pick(endings, 'biography')} as bio
        from made_people) made;
    insert into people_sports (sport) select distinct sport_folded from profiles;
    insert into people_places (place) select distinct location_folded from profiles;`,
  },
  {
    what: 'follows',
    sql: `
    insert into follows (follower_id, followed_id, created_at)
      select one.id, other.id, greatest(one.at, other.at) + make_interval(secs => pair.a % 3600)
      from (select distinct a, b from (
          select a, ${skewed(madeChance('follow', `a::bigint * 1000 + k`), sizes.people)} as b
          from generate_series(1, ${sizes.people}) a
          cross join lateral generate_series(1, case when a <= ${sizes.watchers} then ${sizes.watcherFollows + 4} else ${sizes.followsEach} end) k
        ) drawn where a <> b) pair
      join made_people one on one.n = pair.a join made_people other on other.n = pair.b;
    create index follows_made on follows (followed_id);
    update profiles p set followers_count = f.followers from
      (select followed_id, count(*) as followers from follows group by 1) f where f.followed_id = p.id;
    update profiles p set following_count = f.following from
      (select follower_id, count(*) as following from follows group by 1) f where f.follower_id = p.id;
    insert into merged_authors select id from profiles where followers_count > 5000;`,
  },
  {
    what: 'posts',
    sql: `
    create unlogged table made_posts as
      select n, ${posted}::timestamptz(3) as at, ${madeId('post', 'n', posted)} as id,
        1 + floor(${madeChance('writer', 'n')} * ${sizes.people})::int as author
      from generate_series(1, ${sizes.posts}) n;
    insert into posts (id, author_id, text, language, audience, likes_count, comments_count, created_at)
      select post.id, person.id, ${pick(openings, 'opening', 'post.n')} || ' ' || ${pick(endings, 'ending', 'post.n')}
          || case when post.n % 12 = 0 then ' #training' else '' end,
        'en', case when post.n % 50 = 0 then 'followers' else 'public' end,
        case when post.n > ${sizes.posts - sizes.likedPosts} then ${sizes.likesEach} else 0 end,
        case when post.n > ${sizes.posts - sizes.likedPosts} then ${sizes.commentsEach} else 0 end, post.at
      from made_posts post join made_people person on person.n = post.author order by post.n;
    update profiles p set posts_count = written.count from
      (select author_id, count(*) as count from posts group by 1) written where written.author_id = p.id;
    insert into post_tags (tag, created_at, post_id) select 'training', at, id from made_posts where n % 12 = 0;`,
  },
  {
    what: 'timelines',
    sql: `
    insert into timeline_entries (person_id, created_at, post_id, author_id)
      select reader.id, post.at, post.id, author.id
      from made_posts post join made_people author on author.n = post.author
      cross join lateral (select author.id union all select follower_id from follows
        where followed_id = author.id and author.id not in (select author_id from merged_authors)) reader
      where post.n > ${sizes.posts - sizes.postsInTimelines};
    insert into timelines (person_id, complete_since)
      select id, (select at from made_posts where n = ${sizes.posts - sizes.postsInTimelines}) from made_people;`,
  },
  {
    what: 'likes and comments',
    sql: `
    insert into likes (post_id, person_id, created_at)
      select post.id, person.id, post.at + make_interval(secs => k)
      from made_posts post cross join generate_series(1, ${sizes.likesEach}) k
      join made_people person on person.n = 1 + (post.n::bigint * 7919 + k * 104729) % ${sizes.people}
      where post.n > ${sizes.posts - sizes.likedPosts};
    insert into comments (id, post_id, author_id, text, created_at)
      select ${madeId('comment', 'post.n * 10 + k', 'post.at')}, post.id, person.id, ${pick(endings, 'comment', 'post.n * 10 + k')},
        post.at + make_interval(secs => k * 60)
      from made_posts post cross join generate_series(1, ${sizes.commentsEach}) k
      join made_people person on person.n = 1 + (post.n::bigint * 6007 + k * 50021) % ${sizes.people}
      where post.n > ${sizes.posts - sizes.likedPosts};`,
  },
  {
    what: 'conversations',
    sql: `
    create unlogged table made_conversations as
      select c, least(one.id, other.id) as low, greatest(one.id, other.id) as high,
        ${madeId('conversation', 'c', 'now()')} as id, now() - make_interval(secs => c * 40) as at
      from generate_series(1, ${sizes.conversations}) c
      join made_people one on one.n = 1 + (c - 1) % ${sizes.conversations / sizes.conversationsEach}
      join made_people other on other.n = ${sizes.watchers * 5} + 1 + c;
    insert into conversations (id, low_id, high_id, created_at, updated_at)
      select id, low, high, at - interval '30 days', at from made_conversations;
    insert into messages (id, conversation_id, sender_id, text, search_text, created_at)
      select ${madeId('message', 'c * 100 + m', 'said')}, id, case when m % 2 = 0 then low else high end, text, lower(text), said
      from (select c, m, id, low, high, at - make_interval(mins => (${sizes.messagesEach} - m) * 90) as said,
          ${pick(openings, 'message', 'c * 100 + m')} || ' ' || ${pick(endings, 'said', 'c * 100 + m')} as text
        from made_conversations cross join generate_series(1, ${sizes.messagesEach}) m) made;
    update conversations c set last_message_id = last.id
      from (select distinct on (conversation_id) conversation_id, id from messages order by conversation_id, created_at desc) last
      where last.conversation_id = c.id;
    insert into participants (conversation_id, person_id, read_at, read_message_id, updated_at)
      select c.id, person, c.updated_at, c.last_message_id, c.updated_at
      from conversations c cross join lateral (values (c.low_id), (c.high_id)) both_of(person);`,
  },
  {
    what: 'notifications',
    sql: `
    insert into notifications (id, person_id, kind, group_key, post_id, subject_person_id, read_at, created_at, updated_at)
      select ${madeId('notification', 'person.n * 100 + k', 'told')}, person.id, 'follow', 'follow:' || k, null, actor.id,
        case when k > 3 then told end, told, told
      from made_people person cross join generate_series(1, ${sizes.notificationsEach}) k
      cross join lateral (select now() - make_interval(hours => k * 5) as told) t
      join made_people actor on actor.n = 1 + (person.n * 31 + k * 977) % ${sizes.people}
      where person.n <= ${sizes.watchers * 10};
    insert into notification_actors (notification_id, actor_id, created_at)
      select id, subject_person_id, created_at from notifications;`,
  },
  {
    what: 'what people do less often',
    sql: `
    insert into post_mentions (post_id, person_id)
      select post.id, person.id from made_posts post
      join made_people person on person.n = 1 + (post.n::bigint * 4001) % ${sizes.people} where post.n % 20 = 0;
    insert into bookmarks (person_id, post_id, created_at)
      select person.id, post.id, post.at from made_posts post
      join made_people person on person.n = 1 + (post.n::bigint * 3001) % ${sizes.people} where post.n % 10 = 3;
    insert into blocks (blocker_id, blocked_id, created_at)
      select one.id, other.id, now() from made_people one
      join made_people other on other.n = 1 + (one.n::bigint * 9001 + 7) % ${sizes.people} where one.n % 4 = 1 and one.id <> other.id;
    insert into mutes (muter_id, muted_id, created_at)
      select one.id, other.id, now() from made_people one
      join made_people other on other.n = 1 + (one.n::bigint * 8009) % ${sizes.people} where one.n % 4 = 2 and one.id <> other.id;
    insert into follow_requests (requester_id, target_id, created_at)
      select one.id, other.id, now() from made_people one
      join made_people other on other.n = 1 + (one.n::bigint * 7001) % ${sizes.people} where one.n % 5 = 3 and one.id <> other.id;
    insert into message_reactions (message_id, person_id, emoji, created_at)
      select m.id, m.sender_id, '💪', m.created_at from messages m where hashtext(m.id::text) % 20 = 0;`,
  },
  teamsStep,
  listingsStep,
  shopStep,
  { what: 'tidy up', sql: 'drop table made_people, made_posts, made_conversations; drop index follows_made;' },
]
