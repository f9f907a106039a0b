import { Athlete } from './athlete.tsx'
import { leap, serve, sprint, strike } from './poses.ts'
import type { Scene } from './scene.ts'

/** One athlete, large, against a sun and the lines of her ground. */
export const athletes: Scene = (chance, paint) => {
  const pose = chance.pick([sprint, serve, strike, leap])
  const x = chance.between(180, 300)
  const sunX = x + 100 + chance.between(-20, 140)
  const slope = chance.between(-50, 50)
  return (
    <>
      <rect width="800" height="500" fill={paint.ground} />
      <circle cx={sunX} cy="230" r="210" fill={paint.second} />
      <path d={`M-20 ${430 + slope}L820 ${430 - slope}V520H-20Z`} fill={paint.first} />
      <path
        d={`M-20 ${452 + slope}L820 ${452 - slope}M-20 ${482 + slope}L820 ${482 - slope}`}
        stroke={paint.line}
        strokeWidth="5"
      />
      <Athlete pose={pose} paint={paint} x={x} y={38} scale={2.1} />
    </>
  )
}
