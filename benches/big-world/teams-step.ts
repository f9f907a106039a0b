import { madeChance, madeId } from './made-ids.ts'
import { RARE_TEAMS, RARE_TERM, sizes } from './sizes.ts'

const cities = `array['Madrid','London','Lagos','Bogota','Nairobi','Portland','Lyon','Mumbai','Copenhagen','Lima']`
const beasts = `array['Lionesses','Falcons','United','Comets','Union','Harriers','Foxes','Hawks','Bears','Wolves']`
const pick = (from: string, salt: string) =>
  `(${from})[1 + floor(${madeChance(salt, 'n')} * array_length(${from}, 1))::int]`

const founded = `date_trunc('second', now() - make_interval(secs => (${sizes.teams} - n) * 3000))`
/** Person k of the team n; the first is its owner. */
const member = `1 + (team.n::bigint * 37 + k * 7919) % ${sizes.people}`

/** Teams with their people, some of whom they look for. Needs `made_people`. */
export const teamsStep = {
  what: 'teams',
  sql: `
    create unlogged table made_teams as
      select n, ${founded}::timestamptz(3) as at, ${madeId('team', 'n', founded)} as id,
        case when n % ${sizes.teams / RARE_TEAMS} = 17 then initcap('${RARE_TERM}') else ${pick(cities, 'city')} end || ' ' || ${pick(beasts, 'beast')} as name
      from generate_series(1, ${sizes.teams}) n;
    insert into teams (id, name, sport, location, about, verified, recruiting_until, members_count, followers_count,
        search_text, sport_folded, location_folded, created_at, updated_at)
      select team.id, team.name, p.sport, p.location, 'We have played since our mothers shared one changing room.',
        team.n % 9 = 0, case when team.n % 3 = 0 then now()::date + 30 end, ${sizes.membersEach}, ${sizes.teamFollowersEach},
        lower(concat_ws(chr(10), team.name, p.sport, p.location)), lower(coalesce(p.sport, '')), lower(coalesce(p.location, '')),
        team.at, team.at
      from made_teams team join made_people person on person.n = 1 + (team.n::bigint * 37) % ${sizes.people}
        join profiles p on p.id = person.id order by team.n;
    insert into team_members (team_id, person_id, state, role, counted, created_at)
      select team.id, person.id, 'member', case when k = 0 then 'owner' when k < 3 then 'coach' else 'player' end, true, team.at
      from made_teams team cross join generate_series(0, ${sizes.membersEach} - 1) k
        join made_people person on person.n = ${member};
    insert into team_follows (team_id, person_id, created_at)
      select team.id, person.id, team.at from made_teams team cross join generate_series(1, ${sizes.teamFollowersEach}) k
        join made_people person on person.n = 1 + (team.n::bigint * 41 + k * 6007) % ${sizes.people};
    insert into open_roles (id, team_id, title, text, deadline, answer_by, created_at, updated_at)
      select ${madeId('role', 'n', 'at')}, id, 'Player', 'Two evenings a week.', now()::date + 30, now()::date + 60, at, at
      from made_teams where n % 3 = 0;
    insert into role_applications (role_id, person_id, message, created_at, updated_at)
      select ${madeId('role', 'team.n', 'team.at')}, person.id, 'Let me play.', team.at, team.at
      from made_teams team cross join generate_series(1, 3) k
        join made_people person on person.n = 1 + (team.n::bigint * 43 + k * 5003) % ${sizes.people}
      where team.n % 3 = 0;
    drop table made_teams;`,
}
