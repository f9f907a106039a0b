import type { Pool } from 'pg'

/** Somebody whose results fill several seasons, so that her statistics are work. */
export const ATHLETE_ID = '0190a000-0000-7000-8000-00000000a71e'
const ATHLETE_RESULTS = 5000

/** Puts her into the world, if she is not there yet. */
export async function addAthleteWithResults(pool: Pick<Pool, 'query'>): Promise<void> {
  await pool.query(
    `insert into profiles (id, handle, name, role, sport, social_links, notification_settings, search_text, matches_count,
      created_at, updated_at)
    values ($1, 'athlete-with-results', 'Athlete With Results', 'athlete', 'Athletics', '{}', '{}', 'athlete', $2, now(), now())
    on conflict do nothing`,
    [ATHLETE_ID, ATHLETE_RESULTS],
  )
  // Four disciplines over twelve seasons, five results a competition.
  await pool.query(
    `insert into results (id, person_id, event, event_key, discipline, sport, measure, lower_is_better, value, held_on,
      position, category, level, counts, fingerprint, created_at, updated_at)
    select ('0190a001-' || lpad(to_hex(n / 4096), 4, '0') || '-7' || lpad(to_hex(n % 4096), 3, '0') || '-8000-00000000a71e')::uuid,
      $1, 'Meeting ' || n / 5, 'meeting ' || n / 5,
      (array['athletics-100m', 'athletics-200m', 'athletics-long-jump', 'athletics-shot-put'])[1 + n % 4], 'Athletics',
      (array['time', 'time', 'distance', 'distance'])[1 + n % 4], n % 4 < 2,
      (array[12000, 25000, 6000, 14000])[1 + n % 4] + n * 7919 % 500, date '2026-11-01' - n * 12 * 365 / $2::integer,
      nullif(n * 31 % 17, 0), (array['national', 'international', 'regional', null])[1 + n * 13 % 4],
      (array['senior', 'u23'])[1 + n % 2], n % 11 <> 0, 'made ' || n, now(), now()
    from generate_series(0, $2::integer - 1) as n
    on conflict do nothing`,
    [ATHLETE_ID, ATHLETE_RESULTS],
  )
}
