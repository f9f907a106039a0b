import type { Order } from '@heraia/contract/orders'
import { expect, test } from 'vitest'
import { drawn, wordsOf } from '../../lib/drawn-for-tests.tsx'
import { LANGUAGES } from '../../lib/languages.ts'
import { orderWords } from './order-words.ts'
import { ResolveForm } from './resolve-form.tsx'
import { stepWords } from './step-words.ts'
import { Timeline } from './timeline.tsx'
import type { OrderActs } from './use-order-acts.ts'

const thing = { id: null, title: 'Racket', picture: null, isService: false }
const happened = (deed: string, by: string | null) => ({
  ...{ id: `${deed} ${by}`, deed, by, because: null, cents: null, note: null, at: '2026-06-01T10:00:00Z' },
})
const order = (about: object) =>
  ({
    ...{ id: '1', side: 'buying', thing, delivery: 'shipping', buyer: { name: 'Bea' }, seller: { name: 'Sara' } },
    ...{ total: { cents: 5500, currency: 'USD' }, events: [], ...about },
  }) as unknown as Order
const byCard = order({ method: 'card' })
const arranged = order({ method: 'arranged' })
const acts = { resolve: { isPending: false } } as unknown as OrderActs

/** What only somebody who holds the money can promise. */
const PROMISED =
  /refunded|gets (?:all )?her money|gets the money|money goes to|released? |reembols|recupera|recibe el dinero|dinero va a|paga(?:s|r)? a la/i

const decided = [happened('refunded', 'seller'), happened('refunded', 'staff'), happened('released', 'staff')]

test.each(LANGUAGES)('of money that the two arranged nothing is promised in her name (%s)', async (language) => {
  const told = (about: Order) => [
    Object.values(orderWords(language, about)).map((words) => Object.values(words)),
    [stepWords(language, about)].map((words) => [
      [words.acts.refund, words.sure.refund, words.sure.complete, words.disputeHint],
      [words.resolveHint, words.refundBuyer, words.releaseSeller],
    ]),
  ]
  const pages = async (about: Order, side: Order['side']) =>
    wordsOf(
      await drawn(
        <>
          <Timeline order={{ ...about, side, events: [...decided, happened('refunded', null)] as Order['events'] }} />
          <ResolveForm order={about} acts={acts} />
        </>,
        { language },
      ),
    )
  for (const words of told(arranged).flat(4)) expect(words).not.toMatch(PROMISED)
  for (const side of ['buying', 'selling', 'staff'] as const) expect(await pages(arranged, side)).not.toMatch(PROMISED)
  // The words that the site stands for with a card are those that the test looks for.
  for (const words of [told(byCard).flat(4).join(), await pages(byCard, 'buying')]) expect(words).toMatch(PROMISED)
})

test('it says what happens instead', async () => {
  expect(orderWords('en', arranged).leftUntil.paid).toBe(
    'to send it; then the order is cancelled, and buyer and seller settle the money',
  )
  const words = wordsOf(await drawn(<Timeline order={{ ...arranged, events: decided as Order['events'] }} />))
  expect(words).toContain('Sara cancelled the order and gives the money back')
  expect(words).toContain('Staff decided for the seller')
})
