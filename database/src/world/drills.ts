import type { Chance } from './chance.ts'
import type { SportFamily } from './sport-words.ts'

/** What a session is made of. */
const en: Record<SportFamily, readonly string[]> = {
  team: [
    'three against two',
    'pressing drills',
    'twenty minutes of finishing',
    'transition work',
    'small-sided games',
    'set pieces',
  ],
  racket: ['two hundred serves', 'cross-court rallies', 'footwork ladders', 'return games', 'baskets of backhands'],
  endurance: [
    'six times a thousand',
    'hill repeats',
    'a long easy hour',
    'threshold intervals',
    'starts and turns',
    'eight by four hundred',
  ],
  combat: ['ten rounds of sparring', 'grip fighting', 'pad work', 'throws from both sides', 'footwork and distance'],
  artistic: [
    'run-throughs with music',
    'landings',
    'the second half of the routine',
    'conditioning and splits',
    'turns, turns, turns',
  ],
  skill: [
    'technique blocks',
    'strength and grip work',
    'one hundred careful repetitions',
    'balance work',
    'video and corrections',
  ],
}

const es: Record<SportFamily, readonly string[]> = {
  team: [
    'tres contra dos',
    'presión tras pérdida',
    'veinte minutos de finalización',
    'transiciones',
    'partidos reducidos',
    'jugadas a balón parado',
  ],
  racket: ['doscientos saques', 'peloteos cruzados', 'escalera de pies', 'juegos al resto', 'cestos de reveses'],
  endurance: [
    'seis series de mil',
    'cuestas',
    'una hora larga y suave',
    'series a umbral',
    'salidas y virajes',
    'ocho de cuatrocientos',
  ],
  combat: [
    'diez asaltos de combate',
    'agarres',
    'trabajo de manoplas',
    'proyecciones por los dos lados',
    'desplazamientos y distancia',
  ],
  artistic: [
    'pases con música',
    'recepciones',
    'la segunda mitad del ejercicio',
    'físico y flexibilidad',
    'giros, giros y giros',
  ],
  skill: [
    'bloques de técnica',
    'fuerza y agarre',
    'cien repeticiones con cuidado',
    'equilibrio',
    'vídeo y correcciones',
  ],
}

export const drill = (chance: Chance, family: SportFamily, language: 'en' | 'es'): string =>
  chance.pick((language === 'es' ? es : en)[family])
