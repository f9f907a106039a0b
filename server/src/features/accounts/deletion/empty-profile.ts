import { sql } from 'kysely'
import type { Context } from '../../../context.ts'

/** The row stays for what others wrote to it; nothing on it says who she was. */
export async function emptyProfile(ctx: Context, personId: string): Promise<void> {
  await sql`
    update profiles set state = 'deleted', handle = 'deleted-' || id::text, name = 'Deleted account', email = '',
      role = 'fan', sport = null, bio = null, location = null, nationality = null, date_of_birth = null,
      height_cm = null, weight_kg = null, phone = null, position = null, experience = null, club = null, coach = null,
      specialties = '{}', languages = '{}', availability = null, social_links = '{}', avatar = null, cover = null,
      language = null, terms_version = null, terms_accepted_at = null, verified_at = null, verified_by = null,
      notification_settings = '{}', followers_count = 0, following_count = 0, posts_count = 0, matches_count = 0,
      achievements_count = 0, search_text = '', sport_folded = '', location_folded = '', updated_at = ${ctx.now()}
    where id = ${personId}::uuid`.execute(ctx.db)
}
