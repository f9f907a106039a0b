import type { TestHeraia } from './heraia.ts'
import { untilWaiting } from './until-waiting.ts'

/**
 * Each act has looked at what there is of this person, and waits for her row; then they go on in this order. PGlite has one
 * connection, so nobody waits there for a row: each begins when the one before is done.
 */
export async function atOnce<Answer>(
  heraia: TestHeraia,
  personId: string,
  acts: (() => Promise<Answer>)[],
): Promise<Answer[]> {
  if (!heraia.databaseUrl) {
    const answers: Answer[] = []
    for (const act of acts) answers.push(await act())
    return answers
  }
  const begun: Promise<Answer>[] = []
  await heraia.db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', personId).forUpdate().execute()
    for (const act of acts) {
      begun.push(act())
      await untilWaiting(heraia, begun.length)
    }
  })
  return Promise.all(begun)
}
