import { of } from '../discipline.ts'

const cycling = of('Cycling', 'cycling')
const mountain = of('Mountain Biking', 'mountain-biking')
const board = of('Skateboarding', 'skateboarding')
const ski = of('Skiing', 'skiing')
const snow = of('Snowboarding', 'snowboarding')
const RIDER = 24
const outOf100 = { range: { least: 0, most: 100 } }

export const wheels = [
  cycling.time('time-trial', 'Individual time trial', 'Contrarreloj individual'),
  cycling.race('500m-time-trial', '500 m time trial', '500 m contrarreloj', 500, RIDER),
  cycling.race('200m-flying', 'Flying 200 m', '200 m lanzados', 200, RIDER),
  cycling.race('3000m-pursuit', '3000 m pursuit', 'Persecución 3000 m', 3000, RIDER),
  cycling.race('4000m-pursuit', '4000 m pursuit', 'Persecución 4000 m', 4000, RIDER),
  cycling.distance('hour', 'Hour record', 'Récord de la hora', { range: { least: 1000, most: 70_000 } }),
  cycling.position('road-race', 'Road race', 'Carrera en línea'),
  cycling.position('stage', 'Stage', 'Etapa'),
  cycling.position('overall', 'Overall', 'Clasificación general'),
  cycling.points('omnium', 'Omnium', 'Ómnium'),
  mountain.position('cross-country', 'Cross-country', 'Campo a través'),
  mountain.time('downhill', 'Downhill', 'Descenso'),
  mountain.position('marathon', 'Marathon', 'Maratón'),
  board.score('street', 'Street', 'Street', { range: { least: 0, most: 400 } }),
  board.score('park', 'Park', 'Park', outOf100),
  board.position('event', 'Final place', 'Puesto final'),
]

export const winter = [
  ski.time('slalom', 'Slalom', 'Eslalon'),
  ski.time('giant-slalom', 'Giant slalom', 'Eslalon gigante'),
  ski.time('super-g', 'Super-G', 'Supergigante'),
  ski.time('downhill', 'Downhill', 'Descenso'),
  ski.race('10km-cross-country', '10 km cross-country', '10 km de fondo', 10_000, 10),
  ski.points('fis', 'FIS points', 'Puntos FIS', { better: 'lower' }),
  ski.position('event', 'Final place', 'Puesto final'),
  snow.score('slopestyle', 'Slopestyle', 'Slopestyle', outOf100),
  snow.score('halfpipe', 'Halfpipe', 'Halfpipe', outOf100),
  snow.score('big-air', 'Big air', 'Big air', { range: { least: 0, most: 200 } }),
  snow.position('cross', 'Snowboard cross', 'Snowboard cross'),
]
