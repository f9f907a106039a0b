import type { Pool } from 'pg'

/** Somebody with a long gallery. */
export const GALLERY_ID = '0190a000-0000-7000-8000-00000000ca1e'
const PICTURES = 2000

const made = (start: string) =>
  `('${start}-' || lpad(to_hex(n / 4096), 4, '0') || '-7' || lpad(to_hex(n % 4096), 3, '0') || '-8000-00000000ca1e')::uuid`

/** Puts her into the world, if she is not there yet. Her pictures have no files: nobody asks for these. */
export async function addAthleteWithPictures(pool: Pick<Pool, 'query'>): Promise<void> {
  await pool.query(
    `insert into profiles (id, handle, name, role, sport, social_links, notification_settings, search_text, created_at, updated_at)
    values ($1, 'athlete-with-pictures', 'Athlete With Pictures', 'athlete', 'Tennis', '{}', '{}', 'athlete', now(), now())
    on conflict do nothing`,
    [GALLERY_ID],
  )
  await pool.query(
    `insert into media_files (id, owner_id, purpose, kind, state, alt, size_bytes, declared_type, width, height, thumbhash,
      widths, attached_at, created_at, updated_at)
    select ${made('0190a002')}, $1, 'gallery', 'image', 'ready', 'Picture ' || n, 2000000, 'image/jpeg', 1920, 1280,
      'nicKMpqAd3d0h3iIgHQIt3c=', '{160,320,640,1280,1920}', now(), now(), now()
    from generate_series(0, $2::integer - 1) as n on conflict do nothing`,
    [GALLERY_ID, PICTURES],
  )
  await pool.query(
    `insert into gallery_items (id, owner_id, media_id, title, category, tags, audience, created_at)
    select ${made('0190a003')}, $1, ${made('0190a002')}, 'Picture ' || n,
      (array['competition', 'training', 'highlights', 'behind-scenes'])[1 + n % 4], '{clay,final}',
      (array['public', 'public', 'followers'])[1 + n % 3], now() - make_interval(mins => n)
    from generate_series(0, $2::integer - 1) as n on conflict do nothing`,
    [GALLERY_ID, PICTURES],
  )
  for (const table of ['media_files', 'gallery_items']) await pool.query(`analyze ${table}`)
}
