import { expect } from './expect.ts'
import type { Person } from './person.ts'

/** From her feed, or wherever else there is a composer. */
export async function publishes({ page }: Pick<Person, 'page'>, text: string): Promise<void> {
  await page.getByPlaceholder("What's on your mind?").fill(text)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  // Not only on its way: the next to look shall find it.
  const post = page.getByRole('article').filter({ hasText: text })
  await expect(post.and(page.locator(':not([aria-busy])'))).toHaveCount(1)
}
