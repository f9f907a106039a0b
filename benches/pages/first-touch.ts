import { findChromium } from '@heraia/e2e/browser/find-chromium'
import { chromium, type Page } from '@playwright/test'

/**
 * Scripts that a page asks for when it is touched, beside those it had (0025). A screen asks with the first key. On words
 * everything is touched: links and menus are hovered and focused, its menu is opened, and its form is written in.
 */
export async function scriptsOfFirstTouch(url: string, still: 'words' | 'screen'): Promise<string[]> {
  const { executablePath, args } = await findChromium()
  const browser = await chromium.launch({ executablePath, args })
  try {
    const page = await browser.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    const asked = new Set<string>()
    page.on('request', (request) => request.resourceType() === 'script' && asked.add(request.url()))
    if (still === 'screen') await Promise.all([page.waitForRequest(/entry-client/), page.keyboard.press('Tab')])
    else await Promise.all([page.waitForRequest(/entry-words/), touchEverything(page)])
    await page.waitForTimeout(500)
    await page.waitForLoadState('networkidle')
    return [...asked]
  } finally {
    await browser.close()
  }
}

async function touchEverything(page: Page): Promise<void> {
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab')
  await page.mouse.wheel(0, 600)
  await page.getByRole('contentinfo').getByRole('link').first().hover()
  const boxes = page.getByRole('main').getByRole('textbox')
  if ((await boxes.count()) > 0) await boxes.first().pressSequentially('Mira')
  await page.getByRole('banner').getByRole('button', { expanded: false }).first().click()
}
