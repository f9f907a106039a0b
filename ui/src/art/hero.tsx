import { Athlete } from './athlete.tsx'
import { leap, sprint, strike } from './poses.ts'
import type { Scene } from './scene.ts'

const kit = (spark: string) => ({
  ground: 'var(--art-track)',
  first: 'var(--art-plum)',
  second: 'var(--art-clay)',
  spark: `var(--art-${spark})`,
  line: 'var(--art-chalk)',
  body: 'var(--art-ink)',
})

const lanes = [0, 1, 2, 3, 4]

/** The picture of the front page: a sunlit bend, and three athletes coming out of it. */
export const hero: Scene = () => (
  <>
    <rect width="800" height="500" fill="var(--art-blush)" />
    <circle cx="560" cy="150" r="170" fill="var(--art-sun)" />
    <path d="M-20 300Q180 190 420 268T820 230V500H-20Z" fill="var(--art-turf)" />
    <path d="M-20 330Q180 232 420 300T820 268V500H-20Z" fill="var(--art-lime)" />
    <g>
      <path d="M-20 372Q330 262 820 392V520H-20Z" fill="var(--art-track)" />
      {lanes.map((lane) => (
        <path
          key={lane}
          d={`M-20 ${372 + lane * 34}Q330 ${262 + lane * 44} 820 ${392 + lane * 38}`}
          fill="none"
          stroke="var(--art-chalk)"
          strokeWidth="4"
        />
      ))}
    </g>
    <Athlete pose={strike} paint={kit('pool')} x={70} y={146} scale={1.02} />
    <Athlete pose={leap} paint={kit('orchid')} x={500} y={88} scale={1.15} />
    <Athlete pose={sprint} paint={kit('sun')} x={220} y={106} scale={1.85} />
  </>
)
