import { of } from '../discipline.ts'

const lifting = of('Weightlifting', 'weightlifting')
const archery = of('Archery', 'archery')
const climbing = of('Climbing', 'climbing')
const golf = of('Golf', 'golf')
const horse = of('Equestrian', 'equestrian')
const kilos = (most: number) => ({ range: { least: 1, most } })
const outOf = (most: number) => ({ range: { least: 0, most } })

export const strength = [
  lifting.weight('snatch', 'Snatch', 'Arrancada', kilos(250)),
  lifting.weight('clean-and-jerk', 'Clean and jerk', 'Dos tiempos', kilos(300)),
  lifting.weight('total', 'Total', 'Total olímpico', kilos(520)),
  lifting.weight('squat', 'Squat', 'Sentadilla', kilos(600)),
  lifting.weight('bench-press', 'Bench press', 'Press de banca', kilos(400)),
  lifting.weight('deadlift', 'Deadlift', 'Peso muerto', kilos(500)),
]

export const skill = [
  archery.points('70m-720', '70 m round (720)', 'Ronda de 70 m (720)', outOf(720)),
  archery.points('18m-600', '18 m indoor (600)', 'Sala 18 m (600)', outOf(600)),
  archery.points('50m-720', '50 m compound (720)', '50 m compuesto (720)', outOf(720)),
  archery.position('matches', 'Match play', 'Eliminatorias'),
  climbing.race('speed', 'Speed 15 m', 'Velocidad 15 m', 15, 4),
  climbing.score('lead', 'Lead (0 to 100)', 'Dificultad (0 a 100)', outOf(100)),
  climbing.score('boulder', 'Boulder (0 to 100)', 'Bloque (0 a 100)', outOf(100)),
  climbing.position('event', 'Final place', 'Puesto final'),
  golf.points('18-holes', '18 holes, strokes', '18 hoyos, golpes', {
    better: 'lower',
    range: { least: 45, most: 200 },
  }),
  golf.points('72-holes', '72 holes, strokes', '72 hoyos, golpes', {
    better: 'lower',
    range: { least: 200, most: 800 },
  }),
  golf.points('stableford', 'Stableford points', 'Puntos Stableford', outOf(100)),
  golf.position('tournament', 'Tournament', 'Torneo'),
  horse.score('dressage', 'Dressage, percent', 'Doma, porcentaje', outOf(100)),
  horse.points('jumping', 'Show jumping, faults', 'Saltos, puntos de penalización', {
    better: 'lower',
    range: { least: 0, most: 200 },
  }),
  horse.points('eventing', 'Eventing, penalties', 'Concurso completo, penalizaciones', {
    better: 'lower',
    range: { least: 0, most: 500 },
  }),
]
