import { client } from '../../../lib/api.ts'
import { download } from '../../../lib/download.ts'
import { writeCsv } from '../../../lib/write-csv.ts'
import { PRODUCT_NAME } from '../../../product.ts'

/** All whom she blocked, page by page, as a file; nothing is saved where one of the pages does not come. */
export async function saveBlockList(): Promise<void> {
  const rows: string[][] = [['handle', 'name']]
  let cursor: string | undefined
  do {
    const page = await client.profiles.blocked({ cursor, limit: 50 })
    rows.push(...page.items.map(({ handle, name }) => [handle, name]))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  download(`${PRODUCT_NAME}-blocked-people.csv`, writeCsv(rows))
}
