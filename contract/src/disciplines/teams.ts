import { type Discipline, of } from '../discipline.ts'

/** What is counted in one match. */
type Counted =
  | 'points'
  | 'goals'
  | 'assists'
  | 'rebounds'
  | 'saves'
  | 'tries'
  | 'runs'
  | 'wickets'
  | 'hits'
  | 'aces'
  | 'blocks'
  | 'kills'

const names: Record<Counted, [en: string, es: string, most: number]> = {
  points: ['Points in a match', 'Puntos en un partido', 200],
  goals: ['Goals in a match', 'Goles en un partido', 60],
  assists: ['Assists in a match', 'Asistencias en un partido', 60],
  rebounds: ['Rebounds in a match', 'Rebotes en un partido', 60],
  saves: ['Saves in a match', 'Paradas en un partido', 100],
  tries: ['Tries in a match', 'Ensayos en un partido', 20],
  runs: ['Runs in a match', 'Carreras en un partido', 500],
  wickets: ['Wickets in a match', 'Wickets en un partido', 20],
  hits: ['Hits in a match', 'Hits en un partido', 20],
  aces: ['Aces in a match', 'Saques directos en un partido', 40],
  blocks: ['Blocks in a match', 'Bloqueos en un partido', 40],
  kills: ['Kills in a match', 'Remates ganadores en un partido', 80],
}

/** What she does in a match, and the place of her team in a tournament. */
function team(sport: string, prefix: string, counted: readonly Counted[]): Discipline[] {
  const one = of(sport, prefix)
  return [
    ...counted.map((what) => {
      const [en, es, most] = names[what]
      return one.points(what, en, es, { adds: true, range: { least: 0, most } })
    }),
    one.position('tournament', 'Tournament', 'Torneo'),
  ]
}

export const teams = [
  ...team('Basketball', 'basketball', ['points', 'rebounds', 'assists', 'blocks']),
  ...team('Wheelchair Basketball', 'wheelchair-basketball', ['points', 'rebounds', 'assists']),
  ...team('Football', 'football', ['goals', 'assists', 'saves']),
  ...team('Soccer', 'soccer', ['goals', 'assists', 'saves']),
  ...team('Futsal', 'futsal', ['goals', 'assists', 'saves']),
  ...team('Handball', 'handball', ['goals', 'assists', 'saves']),
  ...team('Field Hockey', 'field-hockey', ['goals', 'assists', 'saves']),
  ...team('Ice Hockey', 'ice-hockey', ['goals', 'assists', 'saves']),
  ...team('Water Polo', 'water-polo', ['goals', 'assists', 'saves']),
  ...team('Lacrosse', 'lacrosse', ['goals', 'assists', 'saves']),
  ...team('Volleyball', 'volleyball', ['points', 'kills', 'blocks', 'aces']),
  ...team('Beach Volleyball', 'beach-volleyball', ['points', 'kills', 'blocks', 'aces']),
  ...team('Netball', 'netball', ['goals', 'assists']),
  ...team('Rugby', 'rugby', ['tries', 'points']),
  ...team('Cricket', 'cricket', ['runs', 'wickets']),
  ...team('Softball', 'softball', ['hits', 'runs']),
  ...team('Baseball', 'baseball', ['hits', 'runs']),
]
