import type { TeamAchievementsTable } from '../../tables/team-achievements.ts'

/** What made-up teams are called and say of themselves. `{city}` and `{sport}` are filled in. */
export const teamNames = {
  en: ['{city} Lionesses', '{city} Falcons', '{city} United Women', 'Harbour {city}', '{city} Comets', 'Union {city}'],
  es: ['Leonas de {city}', 'Halcones {city}', 'Unión {city}', 'Deportiva {city}', 'Cometas de {city}', 'Club {city}'],
} as const

export const teamAbouts = {
  en: [
    'We have played {sport} in {city} since the days when our mothers shared one changing room. Three training days, a senior side and a squad for beginners.',
    'A {sport} team run by those who play in it. Newcomers train with us for a month before anybody asks for a fee.',
    'Semi-professional {sport}, with childcare at home games and a physio who answers on Sundays.',
  ],
  es: [
    'Jugamos en {city} desde que nuestras madres compartían un solo vestuario. Tres días de entrenamiento, un equipo sénior y un grupo para empezar.',
    'Un equipo dirigido por quienes juegan en él. Quien llega entrena un mes antes de que nadie le pida una cuota.',
    'Semiprofesionales, con cuidado de peques en los partidos de casa y una fisio que responde los domingos.',
  ],
} as const

export const teamSafeguarding = {
  en: 'Our safeguarding officer listens, in confidence: safe@{domain}, any day from 8 to 22.',
  es: 'Nuestra delegada de protección escucha, en confianza: cuidar@{domain}, todos los días de 8 a 22.',
} as const

export const wonByTeams: Record<'en' | 'es', readonly [TeamAchievementsTable['type'], string][]> = {
  en: [
    ['trophy', 'League champions'],
    ['trophy', 'City cup'],
    ['medal', 'Silver, national finals'],
    ['award', 'Fair play award of the league'],
    ['record', 'Longest winning run of the league'],
  ],
  es: [
    ['trophy', 'Campeonas de liga'],
    ['trophy', 'Copa de la ciudad'],
    ['medal', 'Plata, fase nacional'],
    ['award', 'Premio al juego limpio de la liga'],
    ['record', 'La racha de victorias más larga de la liga'],
  ],
}

/** The league and the cup. */
export const competitionsOfTeams: Record<'en' | 'es', readonly [string, string]> = {
  en: ['Regional league', 'City cup'],
  es: ['Liga regional', 'Copa de la ciudad'],
}

/** Where those come from whom teams play. */
export const otherCities = {
  en: ['Bristol', 'Cardiff', 'Leeds', 'Portland', 'Austin', 'Halifax'],
  es: ['Girona', 'Bilbao', 'Zaragoza', 'Rosario', 'Puebla', 'Gijón'],
} as const

/** Title, text, and what is paid. */
export const rolesOfTeams: Record<'en' | 'es', readonly [string, string, string | null][]> = {
  en: [
    [
      'Player for the first team',
      'Tuesday and Thursday evenings, matches on Saturdays. We help with moving to {city}.',
      null,
    ],
    [
      'Assistant coach',
      'Two sessions a week with the under-19s, and the federation course paid by us.',
      '350 € a month',
    ],
    ['Physiotherapist on match days', 'Home games only, about fifteen a season.', '90 € a match'],
    [
      'Volunteer for the beginners’ group',
      'Saturday mornings with a warm thermos. No experience needed, patience is.',
      null,
    ],
  ],
  es: [
    [
      'Jugadora para el primer equipo',
      'Martes y jueves por la tarde, partidos los sábados. Te ayudamos a mudarte a {city}.',
      null,
    ],
    [
      'Segunda entrenadora',
      'Dos sesiones por semana con el sub-19, y el curso de la federación lo pagamos nosotras.',
      '350 € al mes',
    ],
    ['Fisioterapeuta en días de partido', 'Solo partidos de casa, unos quince por temporada.', '90 € por partido'],
    [
      'Voluntaria para el grupo de iniciación',
      'Sábados por la mañana con un termo caliente. No hace falta experiencia, sí paciencia.',
      null,
    ],
  ],
}

export const applicationTexts = {
  en: [
    'I have played since I was nine and I am moving to your city in autumn.',
    'I saw you win last spring. I would like to help.',
  ],
  es: [
    'Juego desde los nueve años y en otoño me mudo a vuestra ciudad.',
    'Os vi ganar en primavera. Me gustaría ayudar.',
  ],
} as const
