import { stir } from './paint.ts'
import type { Scene } from './scene.ts'

/** A hard court seen from the stands, a ball on its way across. */
export const court: Scene = (chance, plain) => {
  const paint = stir(chance, plain)
  const turn = chance.between(-24, 24)
  const ballX = chance.between(430, 620)
  const ballY = chance.between(110, 210)
  return (
    <>
      <rect width="800" height="500" fill={paint.ground} />
      <g transform={`rotate(${turn} 400 250)`}>
        <rect x="110" y="40" width="580" height="660" fill={paint.first} />
        <g fill="none" stroke={paint.line} strokeWidth="7">
          <rect x="150" y="80" width="500" height="580" />
          <path d="M220 80v580M580 80v580M220 330h360M400 330V80" />
        </g>
        <rect x="90" y="325" width="620" height="10" fill={paint.line} />
      </g>
      <path
        d={`M-20 ${ballY + 300}Q${ballX - 220} ${ballY - 170} ${ballX} ${ballY}`}
        fill="none"
        stroke={paint.spark}
        strokeWidth="9"
        strokeDasharray="2 26"
        strokeLinecap="round"
      />
      <circle cx={ballX} cy={ballY} r="64" fill={paint.spark} />
      <path
        d={`M${ballX - 50} ${ballY - 38}q56 34 22 97M${ballX + 20} ${ballY - 60}q-14 62 40 80`}
        fill="none"
        stroke={paint.line}
        strokeWidth="6"
        strokeLinecap="round"
      />
    </>
  )
}
