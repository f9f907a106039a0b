import type { Scene } from './scene.ts'

const wave = (y: number, lift: number) =>
  `M-60 ${y}${Array.from({ length: 8 }, (_, at) => `q30 ${at % 2 ? lift : -lift} 60 0t60 0`).join('')}`

/** Lanes of a pool from above: ropes of floats, and light on the water. */
export const pool: Scene = (chance, paint) => {
  const turn = chance.between(-28, 28)
  const sunny = Math.floor(chance.between(1, 4))
  return (
    <>
      <rect width="800" height="500" fill={paint.ground} />
      <g transform={`rotate(${turn} 400 250)`}>
        <rect x="-200" y={-40 + sunny * 130} width="1200" height="130" fill={paint.first} />
        {[0, 1, 2, 3, 4].map((lane) => (
          <g key={lane}>
            <path
              d={wave(20 + lane * 130, chance.between(12, 22))}
              fill="none"
              stroke={paint.second}
              strokeWidth="10"
              strokeLinecap="round"
              strokeOpacity="0.8"
            />
            <path
              d={`M-200 ${-40 + lane * 130}H1000`}
              stroke={lane === sunny ? paint.spark : paint.line}
              strokeWidth="18"
              strokeLinecap="round"
              strokeDasharray="26 34"
            />
          </g>
        ))}
      </g>
    </>
  )
}
