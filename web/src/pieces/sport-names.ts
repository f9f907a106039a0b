import type { SPORTS } from '@heraia/contract/sports'
import type { Language } from '../lib/languages.ts'
import { useLocale } from '../lib/locale.tsx'

/** Of the catalogue; its English names are what is stored and searched. */
const spanish: Record<(typeof SPORTS)[number], string> = {
  Archery: 'Tiro con arco',
  'Artistic Gymnastics': 'Gimnasia artística',
  Athletics: 'Atletismo',
  Badminton: 'Bádminton',
  Baseball: 'Béisbol',
  Basketball: 'Baloncesto',
  'Beach Volleyball': 'Vóley playa',
  Boxing: 'Boxeo',
  Canoeing: 'Piragüismo',
  Climbing: 'Escalada',
  Cricket: 'Críquet',
  Cycling: 'Ciclismo',
  Dance: 'Danza',
  Diving: 'Saltos',
  Equestrian: 'Hípica',
  Fencing: 'Esgrima',
  'Field Hockey': 'Hockey sobre hierba',
  'Figure Skating': 'Patinaje artístico',
  Football: 'Fútbol',
  Futsal: 'Fútbol sala',
  Golf: 'Golf',
  Handball: 'Balonmano',
  'Ice Hockey': 'Hockey sobre hielo',
  Judo: 'Judo',
  Karate: 'Kárate',
  Kayaking: 'Kayak',
  Lacrosse: 'Lacrosse',
  'Mountain Biking': 'Bicicleta de montaña',
  Netball: 'Netball',
  Padel: 'Pádel',
  'Para Athletics': 'Paraatletismo',
  'Para Swimming': 'Paranatación',
  'Pole Vault': 'Salto con pértiga',
  'Rhythmic Gymnastics': 'Gimnasia rítmica',
  Rowing: 'Remo',
  Rugby: 'Rugby',
  Running: 'Carrera',
  Sailing: 'Vela',
  Skateboarding: 'Monopatín',
  Skiing: 'Esquí',
  Snowboarding: 'Snowboard',
  Soccer: 'Fútbol (soccer)',
  Softball: 'Sóftbol',
  Squash: 'Squash',
  Surfing: 'Surf',
  Swimming: 'Natación',
  'Synchronized Swimming': 'Natación artística',
  'Table Tennis': 'Tenis de mesa',
  Taekwondo: 'Taekwondo',
  Tennis: 'Tenis',
  Triathlon: 'Triatlón',
  Volleyball: 'Voleibol',
  'Water Polo': 'Waterpolo',
  Weightlifting: 'Halterofilia',
  'Wheelchair Basketball': 'Baloncesto en silla de ruedas',
  Wrestling: 'Lucha',
}

const isListed = (sport: string): sport is keyof typeof spanish => Object.hasOwn(spanish, sport)

/** A sport in her language; one that somebody wrote herself stays as she wrote it. */
export const sportIn = <Sport extends string | null | undefined>(language: Language, sport: Sport): Sport | string =>
  language === 'es' && sport && isListed(sport) ? spanish[sport] : sport

/** In the language of this place. */
export function useSportName(): <Sport extends string | null | undefined>(sport: Sport) => Sport | string {
  const { language } = useLocale()
  return (sport) => sportIn(language, sport)
}
