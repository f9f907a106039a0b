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
const agrees = { ...said, consented: true }
const doesNot = { ...said, consented: false }
const shown = async () => (await stranger.site.info()).testimonials

test('what somebody says of the site is shown once she agreed, and no longer when she does not', async () => {
  const id = TestimonialId.parse(newId())
  await ada.api.admin.saveTestimonial({ id, ...doesNot, was: null })
  expect(await shown()).toEqual([])
  const agreed = await ada.api.admin.saveTestimonial({ id, ...agrees, was: doesNot })
  expect(await shown()).toEqual([{ id, ...said }])
  heraia.clock.advance({ minutes: 5 })
  const hurdler = { ...agrees, title: 'Hurdler' }
  const edited = await ada.api.admin.saveTestimonial({ id, ...hurdler, was: agrees })
  expect(edited).toMatchObject({ title: 'Hurdler', consentedAt: agreed.consentedAt, createdAt: agreed.createdAt })
  await ada.api.admin.saveTestimonial({ id, ...doesNot, was: hurdler })
  expect(await shown()).toEqual([])
  expect((await ada.api.admin.testimonials()).items).toMatchObject([{ id, consentedAt: null }])
})

test('a testimonial can be deleted, once', async () => {
  const id = TestimonialId.parse(newId())
  await ada.api.admin.saveTestimonial({ id, ...doesNot, was: null })
  expect(await ada.api.admin.removeTestimonial({ id })).toEqual({ id })
  expect(await refusal(ada.api.admin.removeTestimonial({ id }))).toMatchObject({ status: 404 })
})

test('a consent that one of the staff took back does not come back with what another had open', async () => {
  const id = TestimonialId.parse(newId())
  const { admin } = ada.api
  await admin.saveTestimonial({ id, ...agrees, was: null })
  await admin.saveTestimonial({ id, ...doesNot, was: agrees })
  const old = { id, ...agrees, title: 'Hurdler', was: agrees }
  expect(await refusal(admin.saveTestimonial(old))).toMatchObject({ status: 409, reason: 'edited_elsewhere' })
  expect(await shown()).toEqual([])
  const again = await admin.saveTestimonial({ id, ...doesNot, was: agrees })
  expect(again, 'sent twice it is one').toMatchObject({ id, consentedAt: null })
  await admin.removeTestimonial({ id })
})

test('what one of the staff deleted does not come back with what another had open', async () => {
  const id = TestimonialId.parse(newId())
  const { admin } = ada.api
  await admin.saveTestimonial({ id, ...agrees, was: null })
  await admin.removeTestimonial({ id })
  const old = { id, ...agrees, title: 'Hurdler', was: agrees }
  expect(await refusal(admin.saveTestimonial(old))).toMatchObject({ status: 404 })
  expect(await shown()).toEqual([])
})
