import { of } from '../discipline.ts'

const track = of('Athletics', 'athletics')
const para = of('Para Athletics', 'para-athletics')
const road = of('Running', 'running')
const vault = of('Pole Vault', 'pole-vault')
const SPRINT = 12.5
const MIDDLE = 10
const LONG = 7.5
const wind = { wind: true }
/** The longest throw and jump that anybody ever made, and some more. */
const upTo = (most: number, more: { wind?: boolean } = {}) => ({ range: { least: 0.1, most }, ...more })

export const athletics = [
  track.race('60m', '60 m', '60 m', 60, SPRINT),
  track.race('100m', '100 m', '100 m', 100, SPRINT, wind),
  track.race('200m', '200 m', '200 m', 200, SPRINT, wind),
  track.race('400m', '400 m', '400 m', 400, SPRINT),
  track.race('800m', '800 m', '800 m', 800, MIDDLE),
  track.race('1500m', '1500 m', '1500 m', 1500, MIDDLE),
  track.race('mile', 'Mile', 'Milla', 1609, MIDDLE),
  track.race('3000m', '3000 m', '3000 m', 3000, LONG),
  track.race('5000m', '5000 m', '5000 m', 5000, LONG),
  track.race('10000m', '10,000 m', '10.000 m', 10_000, LONG),
  track.race('60mh', '60 m hurdles', '60 m vallas', 60, SPRINT),
  track.race('100mh', '100 m hurdles', '100 m vallas', 100, SPRINT, wind),
  track.race('400mh', '400 m hurdles', '400 m vallas', 400, MIDDLE),
  track.race('3000mst', '3000 m steeplechase', '3000 m obstáculos', 3000, LONG),
  track.race('10kmw', '10 km race walk', '10 km marcha', 10_000, 5),
  track.race('20kmw', '20 km race walk', '20 km marcha', 20_000, 5),
  track.height('high-jump', 'High jump', 'Salto de altura', upTo(2.6)),
  track.height('pole-vault', 'Pole vault', 'Salto con pértiga', upTo(6.5)),
  track.distance('long-jump', 'Long jump', 'Salto de longitud', upTo(9.5, wind)),
  track.distance('triple-jump', 'Triple jump', 'Triple salto', upTo(19, wind)),
  track.distance('shot-put', 'Shot put', 'Lanzamiento de peso', upTo(25)),
  track.distance('discus', 'Discus throw', 'Lanzamiento de disco', upTo(85)),
  track.distance('hammer', 'Hammer throw', 'Lanzamiento de martillo', upTo(95)),
  track.distance('javelin', 'Javelin throw', 'Lanzamiento de jabalina', upTo(105)),
  track.points('heptathlon', 'Heptathlon', 'Heptatlón'),
  track.points('pentathlon', 'Pentathlon', 'Pentatlón'),
  track.position('cross-country', 'Cross country', 'Campo a través'),
]

export const paraAthletics = [
  para.race('100m', '100 m', '100 m', 100, SPRINT, wind),
  para.race('200m', '200 m', '200 m', 200, SPRINT, wind),
  para.race('400m', '400 m', '400 m', 400, SPRINT),
  para.race('800m', '800 m', '800 m', 800, MIDDLE),
  para.race('1500m', '1500 m', '1500 m', 1500, MIDDLE),
  para.distance('long-jump', 'Long jump', 'Salto de longitud', upTo(9.5, wind)),
  para.distance('shot-put', 'Shot put', 'Lanzamiento de peso', upTo(25)),
  para.distance('discus', 'Discus throw', 'Lanzamiento de disco', upTo(85)),
  para.distance('javelin', 'Javelin throw', 'Lanzamiento de jabalina', upTo(105)),
  para.distance('club', 'Club throw', 'Lanzamiento de maza', upTo(60)),
]

export const running = [
  road.race('5km', '5 km', '5 km', 5000, LONG),
  road.race('10km', '10 km', '10 km', 10_000, LONG),
  road.race('half-marathon', 'Half marathon', 'Media maratón', 21_097.5, LONG),
  road.race('marathon', 'Marathon', 'Maratón', 42_195, LONG),
  road.race('50km', '50 km', '50 km', 50_000, LONG),
  road.race('100km', '100 km', '100 km', 100_000, LONG),
  road.distance('24h', '24 hours', '24 horas', { range: { least: 1000, most: 400_000 } }),
  road.position('trail', 'Trail race', 'Carrera de montaña'),
]

export const poleVault = [
  vault.height('outdoor', 'Outdoor', 'Aire libre', upTo(6.5)),
  vault.height('indoor', 'Indoor', 'Pista cubierta', upTo(6.5)),
]
