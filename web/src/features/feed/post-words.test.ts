import { tagsIn } from '@heraia/contract/tags'
import { expect, test } from 'vitest'
import { foldText, isAbout, splitWords } from './post-words.ts'

const known = new Set(['mira-lopez'])

test('tags, known people and links lead on', () => {
  const words = splitWords('With @mira-lopez at #Atletismo, see https://example.com/a?b=1.', known)
  expect(words).toEqual([
    { kind: 'plain', text: 'With ' },
    { kind: 'mention', text: '@mira-lopez', handle: 'mira-lopez' },
    { kind: 'plain', text: ' at ' },
    { kind: 'tag', text: '#Atletismo', tag: 'atletismo' },
    { kind: 'plain', text: ', see ' },
    { kind: 'link', text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
    { kind: 'plain', text: '.' },
  ])
})

test.each([
  ['https://es.wikipedia.org/wiki/Salto_(atletismo).', 'https://es.wikipedia.org/wiki/Salto_(atletismo)'],
  ['(see https://example.com/a)', 'https://example.com/a'],
  ['«https://example.com/a»', 'https://example.com/a'],
  ['“https://example.com/a…”', 'https://example.com/a'],
  ['https://example.com/c?q=a)b, too', 'https://example.com/c?q=a)b'],
  ['https://example.com/x(y', 'https://example.com/x(y'],
  ['„https://example.com/a“', 'https://example.com/a'],
  ['(https://example.com/wiki/Final_(2026)/x)!', 'https://example.com/wiki/Final_(2026)/x'],
])('in %s the address is %s', (text, address) => {
  expect(splitWords(text, known).find(({ kind }) => kind === 'link')).toMatchObject({ href: address })
})

test('an address of brackets alone takes no longer to read than any other', () => {
  for (const part of ['(a)b', '(', ')', '(a', '((a)b', '(.'])
    expect(splitWords(`https://${part.repeat(400)}...`, known).length).toBeGreaterThan(0)
})

test('people she may not see, mail addresses and other schemes stay plain', () => {
  for (const text of ['Hi @dana-okafor', 'mira@mira-lopez.example', 'javascript:alert(1)', '<b>bold</b> & done']) {
    expect(splitWords(text, known)).toEqual([{ kind: 'plain', text }])
  }
})

test('a text is about the tags that it bears, however they are written', () => {
  expect(isAbout('Hurdles #Vallas', 'vallas')).toBe(true)
  expect(isAbout('Hurdles #Vallas', 'VALLAS')).toBe(true)
  expect(isAbout('Hurdles #vallasaltas', 'vallas')).toBe(false)
  expect(isAbout('Hurdles', undefined)).toBe(true)
})

const numbered = (most: number, ...more: string[]) =>
  [...Array.from({ length: most }, (_, at) => `#n${at + 1}`), ...more].join(' ')
const longest = 'é'.repeat(60)

for (const [text, linked, kept] of [
  ['Today #क्रिकेट!', ['#क्रिकेट'], ['क्रिकेट']],
  ['#กีฬา และ #ว่ายน้ำ', ['#กีฬา', '#ว่ายน้ำ'], ['กีฬา', 'ว่ายน้ำ']],
  ['Es #Ni\u00f1a.', ['#Ni\u00f1a'], ['ni\u00f1a']],
  ['Es #Nin\u0303a.', ['#Nin\u0303a'], ['ni\u00f1a']],
  ['caf\u00e9#one cafe\u0301#two का#three', [], []],
  ['#2024 is no tag, nor is #1, but #5k is', ['#5k'], ['5k']],
  [`#${longest}`, [`#${longest}`], [longest]],
  [`#${longest.normalize('NFD')}`, [`#${longest.normalize('NFD')}`], [longest]],
  [`#${longest}x`, [], []],
  ['#a#b', ['#a'], ['a']],
  ['(#Final), #final; "#FINAL"?', ['#Final', '#final', '#FINAL'], ['final']],
  ['❤️#love🏃‍♀️ #run🏅 #️⃣ #🏅', ['#love', '#run'], ['love', 'run']],
  ['https://example.com/-#part #whole', ['#whole'], ['whole']],
  [`${numbered(31)} #n1`, numbered(30, '#n1').split(' '), numbered(30).replaceAll('#', '').split(' ')],
] as const) {
  test(`what leads to a tag in "${text.slice(0, 40)}" is what the text is found under`, () => {
    const words = splitWords(text, known)
    const tags = words.filter((word) => word.kind === 'tag')
    expect(words.map((word) => word.text).join('')).toBe(text)
    expect(tags.map((word) => word.text)).toEqual(linked)
    expect([...new Set(tags.map((word) => word.tag))]).toEqual(kept)
    expect(tagsIn(text)).toEqual(kept)
    for (const tag of kept) expect(isAbout(text, tag.normalize('NFD').toUpperCase())).toBe(true)
  })
}

test('a long text is folded at the end of a word, a shorter one stays whole', () => {
  const words = 'word '.repeat(200)
  expect(foldText(words.slice(0, 700))).toBeNull()
  expect(foldText(words)).toBe(`${'word '.repeat(120).trim()} …`)
})

test('so is one of many lines, whose rest would push everything else out of the list', () => {
  expect(foldText('line\n'.repeat(24).trim())).toBeNull()
  expect(foldText('line\n'.repeat(200))).toBe(`${'line\n'.repeat(20).trim()} …`)
  expect(foldText(`A wall${'\n'.repeat(500)}of nothing`)).toBe('A wall …')
  expect(foldText(`${'word '.repeat(40)}\n`.repeat(30))).toMatch(/^.{500,602}$/s)
})

test('so is one without spaces, but no address and no letter is cut in two', () => {
  expect(foldText('走'.repeat(800))).toBe(`${'走'.repeat(600)} …`)
  expect(foldText(`a${'🏃'.repeat(500)}`)).toBe(`a${'🏃'.repeat(299)} …`)
  expect(foldText(`Look: ${'a'.repeat(900)}`)).toBe(`Look: ${'a'.repeat(594)} …`)
  expect(foldText(`Look: https://example.com/${'a'.repeat(900)}`)).toBe('Look: …')
  expect(foldText(`https://example.com/${'a'.repeat(900)}`)).toBeNull()
})
