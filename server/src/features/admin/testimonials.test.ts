import { TestimonialId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, newId, stranger } = season(heraia)
const ada = await joins('Ada Admin')
await heraia.db.updateTable('profiles').set({ role: 'admin' }).where('id', '=', ada.id).execute()

const said = { quote: 'I found my team here.', name: 'Mira López', title: 'Sprinter', sample: false }
const shown = async () => (await stranger.site.info()).testimonials

test('what somebody says of the site is shown once she agreed, and no longer when she does not', async () => {
  const id = TestimonialId.parse(newId())
  await ada.api.admin.saveTestimonial({ id, ...said, consented: false })
  expect(await shown()).toEqual([])
  const agreed = await ada.api.admin.saveTestimonial({ id, ...said, consented: true })
  expect(await shown()).toEqual([{ id, ...said }])
  heraia.clock.advance({ minutes: 5 })
  const edited = await ada.api.admin.saveTestimonial({ id, ...said, title: 'Hurdler', consented: true })
  expect(edited).toMatchObject({ title: 'Hurdler', consentedAt: agreed.consentedAt, createdAt: agreed.createdAt })
  await ada.api.admin.saveTestimonial({ id, ...said, consented: false })
  expect(await shown()).toEqual([])
  expect((await ada.api.admin.testimonials()).items).toMatchObject([{ id, consentedAt: null }])
})

test('a testimonial can be deleted, once', async () => {
  const id = TestimonialId.parse(newId())
  await ada.api.admin.saveTestimonial({ id, ...said, consented: false })
  expect(await ada.api.admin.removeTestimonial({ id })).toEqual({ id })
  expect(await refusal(ada.api.admin.removeTestimonial({ id }))).toMatchObject({ status: 404 })
})
