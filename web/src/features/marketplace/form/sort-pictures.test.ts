import { expect, test } from 'vitest'
import { sortPictures } from './sort-pictures.ts'

const jpg = (name: string) => new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], name)

test('files that are no pictures take no place from those that are, and are named with the reason', async () => {
  const logo = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg')
  const bill = new File(['%PDF-1.7'], 'bill.pdf')
  const pictures = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg'].map(jpg)
  const { good, refused } = await sortPictures([logo, bill, ...pictures, new File([], 'none.jpg')], 1000)
  expect(good).toEqual(pictures)
  expect(refused).toEqual([
    { name: 'logo.svg', failure: 'not_a_picture' },
    { name: 'bill.pdf', failure: 'not_a_picture' },
    { name: 'none.jpg', failure: 'empty' },
  ])
})
