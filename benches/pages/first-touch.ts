import { findChromium } from '@heraia/e2e/browser/find-chromium'
import { chromium } from '@playwright/test'

/** Scripts that a still page asks for when it is touched for the first time (0025), beside those it had. */
export async function scriptsOfFirstTouch(url: string): Promise<string[]> {
  const { executablePath, args } = await findChromium()
  const browser = await chromium.launch({ executablePath, args })
  try {
    const page = await browser.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    const asked = new Set<string>()
    page.on('request', (request) => request.resourceType() === 'script' && asked.add(request.url()))
    await Promise.all([page.waitForRequest(/entry-client/), page.keyboard.press('Tab')])
    await page.waitForLoadState('networkidle')
    return [...asked]
  } finally {
    await browser.close()
  }
}
