import type { Person } from './person.ts'

/** Where others find her who has joined. */
export async function profileAddress({ player }: Pick<Person, 'player'>): Promise<string> {
  const { handle } = await player.api.accounts.me()
  return `/profile/${handle}`
}
