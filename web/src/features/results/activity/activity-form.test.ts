import { expect, test } from 'vitest'
import type { Activity } from './activity.ts'
import { formOfActivity, markOf } from './activity-form.ts'

const activity: Activity = {
  name: 'City run',
  sport: 'Running',
  date: '2026-05-03',
  distance: 10_002.5,
  seconds: 2412.5,
}

test('what the watch knows stands in the boxes, the rest is hers', () => {
  expect(formOfActivity(activity, 'Athletics')).toMatchObject({
    ...{ sport: 'Running', event: 'City run', date: '2026-05-03', discipline: '', value: '' },
  })
  expect(formOfActivity({ ...activity, sport: '', name: '' }, 'Athletics')).toMatchObject({
    sport: 'Athletics',
    event: '',
  })
})

test('the mark is what the discipline measures, as she would type it', () => {
  expect(markOf(activity, 'time', 'en')).toBe('40:12.50')
  expect(markOf(activity, 'time', 'es')).toBe('40:12,50')
  expect(markOf(activity, 'distance', 'en')).toBe('10003')
  expect(markOf({ ...activity, distance: 0 }, 'distance', 'en')).toBe('')
  expect(markOf(activity, 'position', 'en')).toBe('')
})
