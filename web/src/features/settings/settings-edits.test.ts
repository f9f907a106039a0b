import { profileSettings } from '@heraia/contract/settings'
import { expect, test } from 'vitest'
import { contested, edited, editedSince, toForm, toSettings, withEdits } from './settings-edits.ts'

const topics = {
  ...{ newFollowers: true, messages: true, achievements: true, competitions: true },
  ...{ mentions: true, comments: true, likes: true, marketplace: true, teams: true },
}
const saved = profileSettings.parse({
  version: 3,
  privacy: {
    ...{ profileVisibility: 'public', statsVisibility: 'public', mediaVisibility: 'public', contactInfo: 'private' },
    ...{ followLists: 'public', showOnlineStatus: true, showInSearch: true, allowMessages: 'everyone' },
    readReceipts: true,
  },
  notifications: {
    ...topics,
    ...{ emailNotifications: true, pushNotifications: true, mailPace: 'soon', timeZone: 'UTC' },
    ...{ byEmail: { ...topics, likes: false }, byPush: topics },
    quietHours: { on: false, from: '22:00', to: '07:00' },
    filter: { notFollowed: 'as_others', notFollowing: 'as_others', newAccounts: 'as_others' },
  },
  links: { instagram: null, twitter: null, facebook: null, tiktok: null, youtube: null, website: 'https://a.example' },
})
const form = toForm(saved)

test('what is loaded and saved unchanged stays as it was', () => {
  expect(toSettings(3, withEdits(form, {}))).toEqual(saved)
})

test('a change reaches its place, however deep, and changing back leaves nothing', () => {
  const edits = edited(
    form,
    edited(form, {}, 'notifications.byEmail.likes', true),
    'links.instagram',
    ' instagram.com/a ',
  )
  expect(toSettings(4, withEdits(form, edits))).toEqual({
    ...saved,
    version: 4,
    notifications: { ...saved.notifications, byEmail: topics },
    links: { ...saved.links, instagram: 'https://instagram.com/a' },
  })
  expect(edited(form, edited(form, {}, 'privacy.showInSearch', false), 'privacy.showInSearch', true)).toEqual({})
  expect(toSettings(3, withEdits(form, edited(form, {}, 'links.website', '  '))).links.website).toBeNull()
})

test('changes of two tabs go together; only what both changed is asked about', () => {
  const here = edited(form, edited(form, {}, 'privacy.showInSearch', false), 'privacy.contactInfo', 'followers')
  const there = withEdits(form, edited(form, {}, 'privacy.contactInfo', 'public'))
  expect(contested(there, here)).toEqual(['privacy.contactInfo'])
  expect(contested(withEdits(form, edited(form, {}, 'privacy.contactInfo', 'followers')), here)).toEqual([])
  expect(withEdits(there, edited(there, {}, 'privacy.showInSearch', false)).privacy).toMatchObject({
    contactInfo: 'public',
    showInSearch: false,
  })
})

test('what she sent and heard nothing of is not asked about as if another tab had changed it', () => {
  const sent = edited(form, {}, 'privacy.contactInfo', 'followers')
  const there = withEdits(form, sent)
  const since = edited(there, sent, 'privacy.contactInfo', 'public')
  expect(contested(there, since)).toEqual(['privacy.contactInfo'])
  expect(contested(there, since, [sent])).toEqual([])
})

test('what she changes while her changes are saved is still to be saved', () => {
  const sent = edited(form, edited(form, {}, 'privacy.showInSearch', false), 'links.instagram', 'instagram.com/a')
  const now = toForm(toSettings(4, withEdits(form, sent)))
  expect(editedSince(sent, sent, now)).toEqual({})
  const more = edited(form, edited(form, sent, 'privacy.showInSearch', true), 'links.website', 'https://b.example')
  expect(editedSince(sent, more, now)).toEqual({
    'privacy.showInSearch': { from: false, to: true },
    'links.website': { from: 'https://a.example', to: 'https://b.example' },
  })
  // She cancelled: only what she changed after that.
  expect(editedSince({}, {}, now)).toEqual({})
})
