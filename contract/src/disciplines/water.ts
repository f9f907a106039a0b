import { of } from '../discipline.ts'

const pool = of('Swimming', 'swimming')
const para = of('Para Swimming', 'para-swimming')
const rowing = of('Rowing', 'rowing')
const canoe = of('Canoeing', 'canoeing')
const kayak = of('Kayaking', 'kayaking')
const surf = of('Surfing', 'surfing')
const sail = of('Sailing', 'sailing')
const tri = of('Triathlon', 'triathlon')
const SWIMMER = 2.6
const BOAT = 6.5

export const swimming = [
  pool.race('50m-freestyle', '50 m freestyle', '50 m libres', 50, SWIMMER),
  pool.race('100m-freestyle', '100 m freestyle', '100 m libres', 100, SWIMMER),
  pool.race('200m-freestyle', '200 m freestyle', '200 m libres', 200, SWIMMER),
  pool.race('400m-freestyle', '400 m freestyle', '400 m libres', 400, SWIMMER),
  pool.race('800m-freestyle', '800 m freestyle', '800 m libres', 800, SWIMMER),
  pool.race('1500m-freestyle', '1500 m freestyle', '1500 m libres', 1500, SWIMMER),
  pool.race('50m-backstroke', '50 m backstroke', '50 m espalda', 50, SWIMMER),
  pool.race('100m-backstroke', '100 m backstroke', '100 m espalda', 100, SWIMMER),
  pool.race('200m-backstroke', '200 m backstroke', '200 m espalda', 200, SWIMMER),
  pool.race('50m-breaststroke', '50 m breaststroke', '50 m braza', 50, SWIMMER),
  pool.race('100m-breaststroke', '100 m breaststroke', '100 m braza', 100, SWIMMER),
  pool.race('200m-breaststroke', '200 m breaststroke', '200 m braza', 200, SWIMMER),
  pool.race('50m-butterfly', '50 m butterfly', '50 m mariposa', 50, SWIMMER),
  pool.race('100m-butterfly', '100 m butterfly', '100 m mariposa', 100, SWIMMER),
  pool.race('200m-butterfly', '200 m butterfly', '200 m mariposa', 200, SWIMMER),
  pool.race('200m-medley', '200 m medley', '200 m estilos', 200, SWIMMER),
  pool.race('400m-medley', '400 m medley', '400 m estilos', 400, SWIMMER),
  pool.race('5km-open-water', '5 km open water', '5 km aguas abiertas', 5000, SWIMMER),
  pool.race('10km-open-water', '10 km open water', '10 km aguas abiertas', 10_000, SWIMMER),
]

export const paraSwimming = [
  para.race('50m-freestyle', '50 m freestyle', '50 m libres', 50, SWIMMER),
  para.race('100m-freestyle', '100 m freestyle', '100 m libres', 100, SWIMMER),
  para.race('400m-freestyle', '400 m freestyle', '400 m libres', 400, SWIMMER),
  para.race('100m-backstroke', '100 m backstroke', '100 m espalda', 100, SWIMMER),
  para.race('100m-breaststroke', '100 m breaststroke', '100 m braza', 100, SWIMMER),
  para.race('100m-butterfly', '100 m butterfly', '100 m mariposa', 100, SWIMMER),
  para.race('200m-medley', '200 m medley', '200 m estilos', 200, SWIMMER),
]

export const boats = [
  rowing.race('single-sculls', 'Single sculls 2000 m', 'Skiff 2000 m', 2000, BOAT),
  rowing.race('double-sculls', 'Double sculls 2000 m', 'Doble scull 2000 m', 2000, BOAT),
  rowing.race('pair', 'Pair 2000 m', 'Dos sin timonel 2000 m', 2000, BOAT),
  rowing.race('quad', 'Quadruple sculls 2000 m', 'Cuatro scull 2000 m', 2000, BOAT),
  rowing.race('eight', 'Eight 2000 m', 'Ocho con timonel 2000 m', 2000, BOAT),
  rowing.race('ergometer-2000m', 'Ergometer 2000 m', 'Ergómetro 2000 m', 2000, BOAT),
  rowing.race('ergometer-6000m', 'Ergometer 6000 m', 'Ergómetro 6000 m', 6000, BOAT),
  canoe.race('c1-200m', 'C1 200 m', 'C1 200 m', 200, BOAT),
  canoe.race('c1-500m', 'C1 500 m', 'C1 500 m', 500, BOAT),
  canoe.race('c2-500m', 'C2 500 m', 'C2 500 m', 500, BOAT),
  canoe.time('slalom-c1', 'Slalom C1', 'Eslalon C1'),
  kayak.race('k1-200m', 'K1 200 m', 'K1 200 m', 200, BOAT),
  kayak.race('k1-500m', 'K1 500 m', 'K1 500 m', 500, BOAT),
  kayak.race('k1-1000m', 'K1 1000 m', 'K1 1000 m', 1000, BOAT),
  kayak.race('k2-500m', 'K2 500 m', 'K2 500 m', 500, BOAT),
  kayak.race('k4-500m', 'K4 500 m', 'K4 500 m', 500, BOAT),
  kayak.time('slalom-k1', 'Slalom K1', 'Eslalon K1'),
]

export const waves = [
  surf.score('heat', 'Heat total', 'Total de la manga', { range: { least: 0, most: 20 } }),
  surf.score('wave', 'Best wave', 'Mejor ola', { range: { least: 0, most: 10 } }),
  surf.position('event', 'Final place', 'Puesto final'),
  sail.points('net', 'Net points', 'Puntos netos', { better: 'lower' }),
  sail.position('regatta', 'Regatta', 'Regata'),
]

export const triathlon = [
  tri.race('sprint', 'Sprint distance', 'Distancia sprint', 25_750, 11),
  tri.race('olympic', 'Olympic distance', 'Distancia olímpica', 51_500, 11),
  tri.race('middle', 'Middle distance', 'Media distancia', 113_000, 12),
  tri.race('long', 'Long distance', 'Larga distancia', 226_000, 12),
  tri.position('event', 'Final place', 'Puesto final'),
]
