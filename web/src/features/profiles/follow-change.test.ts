import type { Profile } from '@heraia/contract/profiles'
import { describe, expect, test } from 'vitest'
import { comesBack, followed, unfollowed } from './follow-change.ts'

const relation = { isSelf: false, followsMe: false, muted: false, mayFollow: true, mayMessage: true }
const her = (following: 'none' | 'requested' | 'following', whenFollowed: 'follows' | 'asks' = 'follows') =>
  ({ followers: 7, relation: { ...relation, following, whenFollowed } }) as Profile

describe('pressing Follow', () => {
  test('counts one follower more on an open profile', () => {
    expect(followed(her('none'))).toMatchObject({ followers: 8, relation: { following: 'following' } })
  })
  test('only asks where the profile is closed to her', () => {
    expect(followed(her('none', 'asks'))).toMatchObject({ followers: 7, relation: { following: 'requested' } })
  })
  test('twice is once', () => {
    expect(followed(followed(her('none')))).toMatchObject({ followers: 8 })
  })
  test('does nothing for who is not signed in', () => {
    const stranger: Profile = { ...her('none'), relation: null }
    expect(followed(stranger)).toBe(stranger)
  })
})

describe('pressing it again', () => {
  test('takes the one follower back', () => {
    expect(unfollowed(her('following'))).toMatchObject({ followers: 6, relation: { following: 'none' } })
  })
  test('takes a request back and counts nobody', () => {
    expect(unfollowed(her('requested', 'asks'))).toMatchObject({ followers: 7, relation: { following: 'none' } })
  })
})

describe('Undo is offered where it brings back what was there', () => {
  test('a follow of an open profile, and a request', () => {
    expect([comesBack('following', 'follows'), comesBack('requested', 'asks')]).toEqual([true, true])
    expect(comesBack('requested', 'follows'), 'which she opened meanwhile').toBe(true)
  })
  test('not a follow that she would have to ask for, nor what is not possible any more', () => {
    expect([comesBack('following', 'asks'), comesBack('following', 'refused')]).toEqual([false, false])
    expect(comesBack('requested', 'refused')).toBe(false)
  })
})
