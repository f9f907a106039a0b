/** What is drawn of a thing: the first whose words stand in what it is called. Coordinates of a square of 400. */
const shapes: [words: RegExp, draw: (ink: string, accent: string) => string][] = [
  [
    /\b(racket|raqueta|bat|pala)\b/,
    (ink, accent) => `<g transform="rotate(38 200 200)" fill="none" stroke="${ink}" stroke-width="12">
      <ellipse cx="200" cy="142" rx="74" ry="92"/><path d="M176 228l16 44h16l16-44" /><path d="M200 272v74" stroke-width="26" stroke-linecap="round"/>
      ${[-48, -24, 0, 24, 48].map((x) => `<path d="M${200 + x} 62v160" stroke-width="2"/>`).join('')}
      ${[-60, -30, 0, 30, 60].map((y) => `<path d="M130 ${142 + y}h140" stroke-width="2"/>`).join('')}</g>
      <circle cx="300" cy="306" r="30" fill="${accent}"/>`,
  ],
  [
    /\b(ball|balon)\b/,
    (
      ink,
      accent,
    ) => `<circle cx="200" cy="200" r="112" fill="${accent}"/><g fill="none" stroke="${ink}" stroke-width="9">
      <circle cx="200" cy="200" r="112"/><path d="M88 200h224M200 88v224M122 120c52 40 52 120 0 160M278 120c-52 40-52 120 0 160"/></g>`,
  ],
  [
    /\b(bike|bici)\b/,
    (
      ink,
      accent,
    ) => `<g fill="none" stroke="${ink}" stroke-width="10" stroke-linejoin="round"><circle cx="112" cy="256" r="66"/>
      <circle cx="292" cy="256" r="66"/><path d="M112 256l60-92h92l28 92M172 164l28 92h-88M200 256l64-92M160 146h34M262 164l-8-30h30" stroke="${accent}"/></g>`,
  ],
  [
    /\b(shoes|boots|spikes|zapatillas|botas)\b/,
    (ink, accent) => `<path d="M92 180c20 22 52 22 66-6l52 46c34 28 98 22 104 66l2 18H92z" fill="${accent}"/>
      <path d="M86 304h232v22H86z" fill="${ink}"/><g stroke="${ink}" stroke-width="8" stroke-linecap="round"><path d="M176 214l-20 18M200 234l-20 18M224 250l-18 18"/></g>`,
  ],
  [
    /\b(shirts|jersey|jacket|judogi|camisetas?|chubasquero|leotard|maillot|swimsuit|banador|bra|sujetador)\b/,
    (
      ink,
      accent,
    ) => `<path d="M146 96l-74 44 28 60 34-16v132h132V184l34 16 28-60-74-44c-14 30-94 30-108 0z" fill="${accent}" stroke="${ink}" stroke-width="9" stroke-linejoin="round"/>
      <text x="200" y="256" font-size="72" font-weight="800" text-anchor="middle" fill="${ink}">9</text>`,
  ],
  [
    /\b(tights|mallas)\b/,
    (ink, accent) =>
      `<path d="M146 84h108l22 236h-52l-24-150-24 150h-52z" fill="${accent}" stroke="${ink}" stroke-width="9" stroke-linejoin="round"/>`,
  ],
  [
    /\b(bag|bolsa)\b/,
    (ink, accent) => `<path d="M150 170v-30c0-28 100-28 100 0v30" fill="none" stroke="${ink}" stroke-width="12"/>
      <rect x="72" y="168" width="256" height="136" rx="36" fill="${accent}" stroke="${ink}" stroke-width="9"/><path d="M104 206h192" stroke="${ink}" stroke-width="7" stroke-dasharray="12 8"/>`,
  ],
  [
    /\b(goggles|gafas)\b/,
    (
      ink,
      accent,
    ) => `<path d="M60 200c20-14 34-14 46-8M340 200c-20-14-34-14-46-8M186 200h28" stroke="${ink}" stroke-width="12" fill="none"/>
      <rect x="100" y="160" width="90" height="80" rx="38" fill="${accent}" stroke="${ink}" stroke-width="10"/><rect x="210" y="160" width="90" height="80" rx="38" fill="${accent}" stroke="${ink}" stroke-width="10"/>`,
  ],
  [
    /\b(services|servicios)\b/,
    (
      ink,
      accent,
    ) => `<rect x="112" y="84" width="176" height="236" rx="16" fill="${accent}" stroke="${ink}" stroke-width="9"/>
      <rect x="160" y="66" width="80" height="36" rx="10" fill="${ink}"/><g stroke="${ink}" stroke-width="8" fill="none" stroke-linecap="round">
      <circle cx="156" cy="156" r="14"/><path d="M190 156h66M144 216l24 24m0-24l-24 24M190 228h66M144 284c30-30 50 20 110-20"/></g>`,
  ],
  [
    /./s,
    (
      ink,
      accent,
    ) => `<g stroke="${ink}" stroke-width="9" stroke-linejoin="round"><path d="M128 200h144" stroke-width="22"/>
      <g fill="${accent}"><rect x="72" y="138" width="34" height="124" rx="10"/><rect x="106" y="154" width="26" height="92" rx="8"/>
      <rect x="294" y="138" width="34" height="124" rx="10"/><rect x="268" y="154" width="26" height="92" rx="8"/></g></g>`,
  ],
]

const grounds: [paper: string, floor: string, ink: string, accent: string][] = [
  ['#f7ead9', '#e9d3b8', '#331a2e', '#ee5a35'],
  ['#dcebe0', '#bcd6c4', '#1f3d2b', '#f2c94c'],
  ['#f3dcd4', '#e4bfb2', '#331a2e', '#3f8f5f'],
  ['#fbf1cf', '#ecdca2', '#331a2e', '#e08a55'],
  ['#e3dcef', '#c9bfdd', '#2b2140', '#ee5a35'],
]

/** A thing of the made-up market on a coloured ground; the same each time. `words` is what it is called, folded. */
export function listingArt(words: string, turn: number): string {
  const shape = shapes.findIndex(([pattern]) => pattern.test(words))
  // Two grounds a shape: a few drawings for the whole market.
  const [paper, floor, ink, accent] = grounds[(shape * 2 + (turn % 2)) % grounds.length] ?? [
    '#fff',
    '#eee',
    '#000',
    '#888',
  ]
  const draw = shapes[shape]?.[1]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="1000" height="1000">
    <rect width="400" height="400" fill="${paper}"/><path d="M0 318c120-22 280-22 400 0v82H0z" fill="${floor}"/>
    <ellipse cx="200" cy="330" rx="130" ry="16" fill="${ink}" opacity="0.16"/>${draw?.(ink, accent) ?? ''}</svg>`
}
