import { stir } from './paint.ts'
import type { Scene } from './scene.ts'

/** Hills, a low sun and the road that winds up to it. */
export const road: Scene = (chance, plain) => {
  const paint = stir(chance, plain)
  const sunX = chance.between(180, 620)
  const first = chance.between(250, 330)
  const bend = chance.between(-120, 120)
  return (
    <>
      <rect width="800" height="500" fill={paint.ground} />
      <circle cx={sunX} cy="180" r={chance.between(90, 130)} fill={paint.spark} />
      <path d={`M0 ${first}Q200 ${first - 150} 430 ${first - 30}T800 ${first - 70}V500H0Z`} fill={paint.second} />
      <path d={`M0 ${first + 90}Q260 ${first - 60} 520 ${first + 60}T800 ${first + 20}V500H0Z`} fill={paint.first} />
      <path
        d={`M${360 + bend} ${first + 12}C${470 + bend} ${first + 50} ${300 + bend} ${first + 80} ${400 + bend} ${first + 130}S${640 + bend} 470 ${560 + bend} 540H${220 + bend}C${330 + bend} 470 ${230 + bend} ${first + 110} ${345 + bend} ${first + 12}Z`}
        fill={paint.line}
      />
    </>
  )
}
