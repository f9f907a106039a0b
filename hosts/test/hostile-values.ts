const deep = (depth: number): unknown => JSON.parse('{"a":'.repeat(depth) + '1' + '}'.repeat(depth))

/** Text that breaks servers which do not expect it; what may break them in the same way stands together. */
const textsOfEachKind: string[][] = [
  ['', '   '],
  ['x'],
  ['x'.repeat(5000)],
  ['\u0000', 'a\u0000b', 'https://example.org/\u0000'],
  ['\ud800', 'a\udfffb'],
  ['👩🏽‍🚀 שלום'],
  ['<script>alert(1)</script>', "'; drop table users; --", '${7*7}{{7*7}}', '../../etc/passwd'],
  ['%', '_%\\'],
  ['__proto__', 'constructor'],
  ['NaN', '-1', '1e9', '99999999999999999999', '٣'],
  ['2024-02-31', '0000-00-00'],
  [
    '00000000-0000-0000-0000-000000000000',
    '01890000-0000-7000-8000-000000000000',
    '01890000-0000-7000-8000-000000000000\n',
  ],
  ['posts.0.01890000-0000-7000-8000-000000000000', 'posts.zzzzzzzzzzz.01890000-0000-7000-8000-000000000000'],
]

/** Values of a wrong type, or of a right one at its edge. */
const othersOfEachKind: unknown[][] = [
  [null],
  [true],
  [0, -1, 1.5],
  [2 ** 53, 1e308],
  [[], ['a'], [[['a']]]],
  [{}, { a: 1 }, { length: 3 }],
  [JSON.parse('{"__proto__":{"isAdmin":true}}'), { toString: null }],
  [deep(500)],
]

export const hostileKinds: unknown[][] = [...textsOfEachKind, ...othersOfEachKind]
export const hostileTexts: string[] = textsOfEachKind.flat()

/** One of each kind, others from turn to turn. */
export const oneOfEachKind = (turn: number): unknown[] => hostileKinds.map((values) => values[turn % values.length])
export const oneTextOfEachKind = (turn: number): string[] =>
  textsOfEachKind.map((texts) => texts[turn % texts.length] ?? '')
