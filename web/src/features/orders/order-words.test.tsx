import type { Order } from '@heraia/contract/orders'
import { expect, test } from 'vitest'
import { drawn, wordsOf } from '../../lib/drawn-for-tests.tsx'
import { LANGUAGES } from '../../lib/languages.ts'
import { orderWords } from './order-words.ts'
import { ResolveForm } from './resolve-form.tsx'
import { stepTexts } from './step-texts.ts'
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

test.each([
  [
    'en',
    'I handed it over',
    'to hand it over',
    'Handed over',
    'Sara handed it over',
    /\b(?:send|sent|arrived?|its? way)\b/i,
  ],
  ['es', 'Lo he entregado', 'para entregarlo', 'Entregado', 'Sara dice que lo ha entregado', /env[ií]|camino|llegado/i],
] as const)('what is picked up is handed over, not sent (%s)', async (language, act, until, state, told, sent) => {
  const pickup = { ...arranged, delivery: 'pickup' as const }
  const { states, leftUntil } = orderWords(language, pickup)
  const { acts: names, tracking } = stepWords(language, pickup)
  expect([names.send, states.sent, tracking]).toEqual([act, state, null])
  expect(leftUntil.paid).toMatch(new RegExp(`^${until};`))
  const events = ['sent', 'received'].flatMap((deed) => [happened(deed, deed === 'sent' ? 'seller' : 'buyer')])
  const shown = { ...pickup, side: 'staff', events: [...events, happened('received', null)] } as Order
  const timeline = wordsOf(await drawn(<Timeline order={shown} />, { language }))
  expect(timeline).toContain(told)
  const said = [names.send, names.receive, states.sent, states.received, leftUntil.paid, leftUntil.sent, timeline]
  for (const words of said) expect(words).not.toMatch(sent)
})

test.each(LANGUAGES)('where only a price was agreed on, cancelling frees no piece (%s)', (language) => {
  const { sure } = stepTexts[language]
  const says = (about: object) =>
    stepWords(language, order({ state: 'reserved', method: 'arranged', ...about })).sure.cancel
  expect(says({})).toBe(sure.cancel)
  expect(says({ state: 'accepted' })).toBe(sure.cancelAgreed)
  expect(says({ thing: { ...thing, isService: true } })).toBe(sure.cancelService)
})
