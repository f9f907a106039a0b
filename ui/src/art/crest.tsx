import { type ReactNode, useId } from 'react'
import { pickPaint } from './paint.ts'
import { seeded } from './seeded.ts'

const shields: readonly [string, ...string[]] = [
  'M50 10 84 20V52C84 72 68 84 50 92 32 84 16 72 16 52V20Z',
  'M50 9A41 41 0 1 1 50 91 41 41 0 1 1 50 9Z',
  'M50 8 86 29V71L50 92 14 71V29Z',
  'M18 14H82V60L50 90 18 60Z',
]

const fields: readonly [ReactNode, ...ReactNode[]] = [
  <path key="pale" d="M36 0H64V100H36Z" />,
  <path key="bend" d="M0 20 20 0 100 80 80 100Z" />,
  <path key="half" d="M50 0H100V100H50Z" />,
  <path key="chief" d="M0 0H100V40H0Z" />,
  <path key="hoops" d="M0 16H100V32H0ZM0 46H100V62H0ZM0 76H100V92H0Z" />,
  <path key="chevron" d="M0 62 50 28 100 62V90L50 56 0 90Z" />,
]

/** The crest of a team or a club that has none yet. */
export function Crest({ seed }: { seed: string }) {
  const clip = useId()
  const chance = seeded(`crest ${seed}`)
  const paint = pickPaint(chance)
  const shield = chance.pick(shields)
  return (
    <>
      <rect width="100" height="100" fill={paint.ground} />
      <clipPath id={clip}>
        <path d={shield} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="100" height="100" fill={paint.first} />
        <g fill={paint.spark}>{chance.pick(fields)}</g>
      </g>
      <path d={shield} fill="none" stroke={paint.line} strokeWidth="5" />
      <circle cx="50" cy="50" r="13" fill={paint.line} />
      <path d="M39 43Q52 48 46 62M61 57Q48 52 54 38" fill="none" stroke={paint.first} strokeWidth="3" />
    </>
  )
}
