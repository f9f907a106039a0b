import type { Scene } from './scene.ts'

/** Mown grass from above: stripes, the centre circle or a corner, and the ball. */
export const pitch: Scene = (chance, paint) => {
  const turn = chance.between(-20, 20)
  const ballX = chance.between(300, 560)
  const ballY = chance.between(180, 320)
  const corner = chance.next() < 0.4
  return (
    <>
      <rect width="800" height="500" fill={paint.ground} />
      <g transform={`rotate(${turn} 400 250)`}>
        {[0, 1, 2, 3].map((stripe) => (
          <rect
            key={stripe}
            x={-140 + stripe * 300}
            y="-200"
            width="150"
            height="900"
            fill={paint.line}
            opacity="0.16"
          />
        ))}
        <g fill="none" stroke={paint.line} strokeWidth="9">
          {corner ? (
            <path d="M120 700V90H1000M120 210A120 120 0 0 0 240 90M120 560H420V90" />
          ) : (
            <path d="M400-200V700M400 90A160 160 0 1 1 400 410A160 160 0 1 1 400 90M-200 60H1000M-200 440H1000" />
          )}
        </g>
      </g>
      <ellipse cx={ballX + 26} cy={ballY + 52} rx="70" ry="26" fill={paint.first} opacity="0.55" />
      <circle cx={ballX} cy={ballY} r="66" fill={paint.line} />
      <g transform={`rotate(${turn * 3} ${ballX} ${ballY}) translate(${ballX} ${ballY})`} fill={paint.first}>
        <path d="M0-26 25-8 15 21H-15L-25-8Z" />
        <path d="M-8-66H8L4-46H-4ZM60-27 65-12 45-12 42-20ZM44 49 32 58 24 40 31 35ZM-44 49-32 58-24 40-31 35ZM-60-27-65-12-45-12-42-20Z" />
      </g>
    </>
  )
}
