import { z } from 'zod'
import { procedure } from './procedure.ts'
import { text } from './text.ts'

/** As its address says: `warm-up`. */
const ArticleName = text({ max: 80 }).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'no_name')

/** What she keeps of an article of Learn. */
export const articleReading = z.object({
  name: z.string(),
  /** null: not saved. */
  savedAt: z.iso.datetime().nullable(),
  /** How far she has read, in percent. */
  reached: z.number().int().min(0).max(100),
  readAt: z.iso.datetime(),
})
export type ArticleReading = z.infer<typeof articleReading>

const tags = ['Articles']
const one = z.strictObject({ name: ArticleName })

export const articles = {
  mine: procedure
    .route({
      method: 'GET',
      path: '/me/articles',
      tags,
      summary: 'Articles that she saved or read, the last one first',
    })
    .output(z.object({ items: z.array(articleReading) })),
  save: procedure
    .route({ method: 'PUT', path: '/me/articles/{name}/saved', tags, summary: 'Save an article' })
    .input(one)
    .output(articleReading),
  unsave: procedure
    .route({ method: 'DELETE', path: '/me/articles/{name}/saved', tags, summary: 'Save it no longer' })
    .input(one)
    .output(articleReading),
  reach: procedure
    .route({
      method: 'PUT',
      path: '/me/articles/{name}/progress',
      tags,
      summary: 'How far she has read; what was reached before stays',
    })
    .input(one.extend({ reached: z.number().int().min(0).max(100) }))
    .output(articleReading),
}
