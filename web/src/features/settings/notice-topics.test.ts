import { NoticeTopic } from '@heraia/contract/settings'
import { expect, test } from 'vitest'
import { TOPICS } from './notice-topics.ts'

test('the screen has a line for every topic of the contract', () => {
  expect([...TOPICS].sort()).toEqual([...NoticeTopic.options].sort())
})
