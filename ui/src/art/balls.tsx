import type { ReactNode } from 'react'
import { type Paint, stir } from './paint.ts'
import type { Scene } from './scene.ts'

/** Each ball is drawn in a circle of radius 100 around the origin. */
const seams: ReadonlyArray<(paint: Paint) => ReactNode> = [
  // basketball
  () => <path d="M-100 0H100M0-100V100M-74-68Q-10 0-74 68M74-68Q10 0 74 68" />,
  // tennis
  () => <path d="M-88-48Q0-10-30 95M88 48Q0 10 30-95" />,
  // volleyball
  () => (
    <path d="M0 0Q60-60 34-94M0 0Q-80-10-98 20M0 0Q20 76 66 75M-26-97Q30-70 50 0M97-22Q42 60-20 52M-72 70Q-72 0-6-50" />
  ),
  // handball, rings
  (paint) => (
    <>
      <circle r="62" fill={paint.line} stroke="none" />
      <circle r="26" fill={paint.first} stroke="none" />
    </>
  ),
]

/** Big balls crowding the picture. */
export const balls: Scene = (chance, plain) => {
  const paint = stir(chance, plain)
  const turn = chance.between(0, 360)
  const shift = chance.between(-60, 60)
  const spots = [
    [200 + shift, 330, 2.1, paint.first],
    [590 + shift, 170, 1.7, paint.second],
    [430 + shift, 440, 0.85, paint.spark],
  ] as const
  const start = Math.floor(chance.between(0, seams.length))
  return (
    <>
      <rect width="800" height="500" fill={paint.ground} />
      {spots.map(([x, y, size, fill], at) => (
        <g key={size} transform={`translate(${x} ${y}) scale(${size}) rotate(${turn + at * 70})`}>
          <circle r="100" fill={fill} />
          <g fill="none" stroke={paint.line} strokeWidth={7 / size} strokeLinecap="round">
            {seams[(start + at) % seams.length]?.(paint)}
          </g>
        </g>
      ))}
    </>
  )
}
