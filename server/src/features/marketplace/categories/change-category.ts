import type { ListingCategory } from '@heraia/contract/listings'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { conflict, notFound } from '../../../refused.ts'
import { writeAudit } from '../../accounts/write-audit.ts'
import { type CategoryRow, listCategories, readCategories } from './categories.queries.ts'
import { holdTree } from './hold-tree.ts'

interface Standing {
  name: { en: string; es: string }
  retired: boolean
}

interface Change extends Standing {
  slug: string
  was: Standing
}

/**
 * Another name, or nothing new there any more. What is listed there stays, and is found by the new name. Of two who
 * change the same the second is told.
 */
export async function changeCategory(
  ctx: SignedIn,
  { slug, name, retired, was }: Change,
): Promise<{ items: ListingCategory[] }> {
  await inTransaction(ctx, async (tx) => {
    await holdTree(tx)
    const before = (await readCategories(tx)).find((each) => each.slug === slug)
    if (!before) throw notFound('category')
    if (isAt(before, { name, retired })) return
    if (!isAt(before, was)) throw conflict('edited_elsewhere', 'Somebody else changed it meanwhile.')
    await tx.db
      .updateTable('listing_categories')
      .set({ name_en: name.en, name_es: name.es, retired })
      .where('slug', '=', slug)
      .execute()
    if (before.name_en !== name.en || before.name_es !== name.es) {
      await tx.ports.jobs.add(tx.db, {
        ...{ name: 'marketplace.nameCategory', payload: { slug }, key: `category:${slug}` },
      })
    }
    await writeAudit(tx, {
      ...{ action: 'category.changed', actorId: tx.viewer.id, subjectId: null },
      details: { slug, en: name.en, es: name.es, retired },
    })
  })
  return listCategories(ctx)
}

const isAt = (row: CategoryRow, { name, retired }: Standing): boolean =>
  row.name_en === name.en && row.name_es === name.es && row.retired === retired

/** Changes places with its neighbour; at the end of the row nothing happens. */
export async function moveCategory(
  ctx: SignedIn,
  { slug, to }: { slug: string; to: 'earlier' | 'later' },
): Promise<{ items: ListingCategory[] }> {
  await inTransaction(ctx, async (tx) => {
    await holdTree(tx)
    const rows = await readCategories(tx)
    const moved = rows.find((each) => each.slug === slug)
    if (!moved) throw notFound('category')
    const row = rows.filter(({ parent }) => parent === moved.parent)
    const at = row.indexOf(moved)
    const next = row[at + (to === 'earlier' ? -1 : 1)]
    if (!next) return
    const places = row.map((each) => (each === moved ? next : each === next ? moved : each))
    for (const [place, each] of places.entries()) {
      if (each.position === place + 1) continue
      await tx.db
        .updateTable('listing_categories')
        .set({ position: place + 1 })
        .where('slug', '=', each.slug)
        .execute()
    }
  })
  return listCategories(ctx)
}
