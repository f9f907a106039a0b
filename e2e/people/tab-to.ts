import type { Locator } from '@playwright/test'
import { expect } from './expect.ts'

const MOST_PRESSES = 60

/** Presses Tab until she is there, from where she is. */
export async function tabsTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < MOST_PRESSES && !(await isThere()); presses += 1)
    await target.page().keyboard.press('Tab')
  await expect(target).toBeFocused()
}
