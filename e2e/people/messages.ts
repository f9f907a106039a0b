import type { Player } from '@heraia/hosts/test/season'
import type { Page } from '@playwright/test'
import { expect } from './expect.ts'

export type MessageId = Awaited<ReturnType<Player['writes']>>['id']

/** Where a message is sent. */
export const SEND = /\/api\/rpc\/messages\/send$/

export const composer = (page: Page) => page.getByPlaceholder('Type a message...')
export const log = (page: Page) => page.getByRole('log')
/** The only one in her list. */
export const row = (page: Page) => page.getByRole('navigation', { name: 'Conversations' }).getByRole('link')

export async function writes(page: Page, text: string): Promise<void> {
  await composer(page).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(log(page).getByText(text)).toHaveCount(1)
}

/** As somebody has it with another one, oldest first. */
export async function writtenBetween({ api }: Player, other: Pick<Player, 'id'>): Promise<string[]> {
  const { id } = await api.messages.open({ personId: other.id })
  const { items } = await api.messages.list({ id })
  return items.map(({ text }) => text ?? '').reverse()
}
