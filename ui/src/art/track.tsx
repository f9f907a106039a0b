import { stir } from './paint.ts'
import type { Scene } from './scene.ts'

const laneWidth = 58

/** The bend of a running track from above, its lanes sweeping out of the picture. */
export const track: Scene = (chance, plain) => {
  const paint = stir(chance, plain)
  const left = chance.next() < 0.5
  const x = left ? chance.between(-60, 120) : chance.between(680, 860)
  const y = chance.between(420, 620)
  const inner = chance.between(150, 210)
  const lanes = 7
  const runner = Math.floor(chance.between(2, 6))
  return (
    <>
      <rect width="800" height="500" fill={paint.ground} />
      <circle cx={x} cy={y} r={inner + laneWidth * lanes} fill={paint.first} />
      <circle cx={x} cy={y} r={inner + laneWidth * (runner + 0.5)} fill="none" stroke={paint.spark} strokeWidth={58} />
      <circle cx={x} cy={y} r={inner} fill={paint.second} />
      {Array.from({ length: lanes + 1 }, (_, lane) => (
        <circle
          key={lane}
          cx={x}
          cy={y}
          r={inner + laneWidth * lane}
          fill="none"
          stroke={paint.line}
          strokeWidth="5"
          strokeOpacity="0.9"
        />
      ))}
    </>
  )
}
