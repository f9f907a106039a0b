import type { Chance } from './chance.ts'
import type { SportFamily } from './sport-words.ts'

const manyPoints = ['Basketball', 'Wheelchair Basketball', 'Netball', 'Handball', 'Rugby']
const inSets = ['Volleyball', 'Beach Volleyball']

/** A good result, as it stands inside a sentence: "a 64–58 win against Bilbao", "4 bouts, 4 wins". */
export function goodResult(
  chance: Chance,
  sport: string,
  family: SportFamily,
  rival: string,
  language: 'en' | 'es',
): string {
  const es = language === 'es'
  switch (family) {
    case 'team': {
      const score = teamScore(chance, sport)
      return es
        ? chance.pick([`victoria ${score} contra ${rival}`, `${score} a ${rival}`, `ganamos ${score} a ${rival}`])
        : chance.pick([`a ${score} win against ${rival}`, `${score} against ${rival}`, `${score} away at ${rival}`])
    }
    case 'racket': {
      const score = chance.pick(['6–4, 3–6, 7–5', '6–2, 6–4', '21–17, 21–19', '11–8, 9–11, 11–6', '7–6, 6–3'])
      return es ? `${score} y a semifinales en ${rival}` : `${score} and through to the semi-final in ${rival}`
    }
    case 'endurance': {
      const seconds = chance.int(3, 48) / 10
      return es
        ? `${seconds.toLocaleString('es')} segundos menos que mi mejor marca`
        : `${seconds} seconds off my personal best`
    }
    case 'combat': {
      const wins = chance.int(3, 5)
      return es ? `${wins} combates, ${wins} victorias` : `${wins} bouts, ${wins} wins`
    }
    case 'artistic': {
      const score = 45 + chance.int(0, 180) / 10
      return es
        ? `ejercicio limpio y ${score.toLocaleString('es')} puntos`
        : `a clean routine and ${score.toFixed(1)} points`
    }
    case 'skill':
      return es
        ? chance.pick([`marca personal en ${rival}`, `podio en ${rival}`, `primera final en ${rival}`])
        : chance.pick([`a personal best in ${rival}`, `a podium in ${rival}`, `my first final, in ${rival}`])
  }
}

function teamScore(chance: Chance, sport: string): string {
  if (inSets.includes(sport))
    return sport === 'Volleyball' ? chance.pick(['3–1', '3–0', '3–2']) : chance.pick(['2–0', '2–1'])
  const theirs = manyPoints.includes(sport)
    ? chance.int(sport === 'Rugby' ? 7 : 19, sport === 'Rugby' ? 24 : 61)
    : chance.int(0, 3)
  return `${theirs + (theirs > 5 ? chance.int(2, 14) : chance.int(1, 3))}–${theirs}`
}
