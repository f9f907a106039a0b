import { expect, test } from 'vitest'
import { drawn, wordsOf } from '../lib/drawn-for-tests.tsx'
import type { InfiniteList } from '../lib/infinite-list.ts'
import { ListStates } from './list-states.tsx'

const words = {
  failed: 'We could not load the posts.',
  retry: 'Retry',
  loading: 'Loading posts',
  more: 'Show more',
  moreFailed: 'More could not be loaded.',
}

/** A list as it stands, with two posts unless it is said otherwise. */
const shows = (list: Partial<InfiniteList<string>>) => {
  const foot: InfiniteList<string>['foot'] = { state: 'end', onMore: () => undefined }
  const whole = { items: ['one', 'two'], failed: false, error: null, retry: () => undefined, retrying: false, foot }
  return drawn(
    <ListStates list={{ ...whole, ...list }} words={words} empty={<p>Nobody has written yet.</p>} end="That is all.">
      {(items) => items.map((item) => <p key={item}>{item}</p>)}
    </ListStates>,
  )
}
const footIs = (state: InfiniteList<string>['foot']['state']) => ({ foot: { state, onMore: () => undefined } })
const buttonsIn = (html: string) => Array.from(html.matchAll(/<button\b.*?<\/button>/gs), ([each]) => wordsOf(each))

test('who waits for a list is told, and sees the places of three rows', async () => {
  const html = await shows({ items: undefined, ...footIs('ready') })
  expect(html).toContain('Loading posts')
  expect(html).not.toContain('Nobody has written yet.')
})

test('a list that could not be loaded says so at once, and may be tried again', async () => {
  const html = await shows({ items: undefined, failed: true, error: new Error('gone') })
  expect(html).toMatch(/role="alert"/)
  expect(wordsOf(html)).toContain('We could not load the posts.')
  expect(buttonsIn(html)).toEqual(['Retry'])
})

test('an empty list says what there is to do, but not while more of it may come', async () => {
  expect(wordsOf(await shows({ items: [] }))).toBe('Nobody has written yet.')
  expect(wordsOf(await shows({ items: [], ...footIs('ready') }))).toBe('Show more')
})

test.each([
  ['ready', 'onetwoShow more', ['Show more']],
  ['failed', 'onetwoMore could not be loaded.Retry', ['Retry']],
  ['end', 'onetwoThat is all.', []],
] as const)('the foot of a full list that is %s reads %s', async (state, said, buttons) => {
  const html = await shows(footIs(state))
  expect(wordsOf(html)).toBe(said)
  expect(buttonsIn(html)).toEqual(buttons)
})

test('while more comes what is there stays, and she is told', async () => {
  expect(wordsOf(await shows(footIs('loading')))).toMatch(/^onetwo.*Loading posts/)
})
