import { type Discipline, of } from '../discipline.ts'

const places = (sport: string, prefix: string): Discipline[] => {
  const one = of(sport, prefix)
  return [
    one.position('tournament', 'Tournament', 'Torneo'),
    one.points('bouts-won', 'Bouts won', 'Combates ganados', { adds: true, range: { least: 0, most: 50 } }),
  ]
}

const karate = of('Karate', 'karate')
const taekwondo = of('Taekwondo', 'taekwondo')
const fencing = of('Fencing', 'fencing')

export const combat = [
  ...places('Boxing', 'boxing'),
  ...places('Judo', 'judo'),
  ...places('Karate', 'karate'),
  karate.score('kata', 'Kata', 'Kata', { range: { least: 0, most: 100 } }),
  ...places('Taekwondo', 'taekwondo'),
  taekwondo.score('poomsae', 'Poomsae', 'Poomsae', { range: { least: 0, most: 10 } }),
  ...places('Wrestling', 'wrestling'),
  fencing.position('epee', 'Épée', 'Espada'),
  fencing.position('foil', 'Foil', 'Florete'),
  fencing.position('sabre', 'Sabre', 'Sable'),
]

/** A tournament's place, and the matches, sets or points she won in it. */
const racketSport = (sport: string, prefix: string, pairs: boolean): Discipline[] => {
  const one = of(sport, prefix)
  const singles = [
    one.position('singles', 'Singles tournament', 'Torneo individual'),
    one.points('singles-won', 'Singles matches won', 'Partidos individuales ganados', {
      adds: true,
      range: { least: 0, most: 20 },
    }),
  ]
  const doubles = [
    one.position('doubles', 'Doubles tournament', 'Torneo de dobles'),
    one.points('doubles-won', 'Doubles matches won', 'Partidos de dobles ganados', {
      adds: true,
      range: { least: 0, most: 20 },
    }),
  ]
  return [...(sport === 'Padel' ? [] : singles), ...(pairs ? doubles : [])]
}

export const racket = [
  ...racketSport('Tennis', 'tennis', true),
  ...racketSport('Padel', 'padel', true),
  ...racketSport('Badminton', 'badminton', true),
  ...racketSport('Table Tennis', 'table-tennis', true),
  ...racketSport('Squash', 'squash', false),
]
