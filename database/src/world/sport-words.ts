export type SportFamily = 'team' | 'racket' | 'endurance' | 'combat' | 'artistic' | 'skill'

export interface SportWords {
  family: SportFamily
  /** In a Spanish sentence. */
  es: string
  venue: string
  /** With its article: `la pista`. */
  venueEs: string
  positions: readonly string[]
}

const words = (
  family: SportFamily,
  es: string,
  venue: string,
  /** With its article: `la pista`. */
  venueEs: string,
  positions: readonly string[] = [],
): SportWords => ({ family, es, venue, venueEs, positions })

const known: Record<string, SportWords> = {
  Archery: words('skill', 'tiro con arco', 'range', 'el campo de tiro', ['Recurve', 'Compound']),
  'Artistic Gymnastics': words('artistic', 'gimnasia artística', 'gym', 'el gimnasio', ['All-around', 'Beam', 'Vault']),
  Athletics: words('endurance', 'atletismo', 'track', 'la pista', ['400 m hurdles', '800 m', 'Sprints', 'Javelin']),
  Badminton: words('racket', 'bádminton', 'hall', 'el pabellón', ['Singles', 'Doubles', 'Mixed doubles']),
  Baseball: words('team', 'béisbol', 'diamond', 'el campo', ['Pitcher', 'Shortstop', 'Catcher']),
  Basketball: words('team', 'baloncesto', 'court', 'la cancha', [
    'Point guard',
    'Shooting guard',
    'Small forward',
    'Center',
  ]),
  'Beach Volleyball': words('team', 'vóley playa', 'beach', 'la playa', ['Blocker', 'Defender']),
  Boxing: words('combat', 'boxeo', 'ring', 'el ring', ['Featherweight', 'Lightweight', 'Welterweight']),
  Canoeing: words('endurance', 'piragüismo', 'river', 'el río', ['C1 200 m', 'C2 500 m']),
  Climbing: words('skill', 'escalada', 'wall', 'el rocódromo', ['Lead', 'Boulder', 'Speed']),
  Cricket: words('team', 'críquet', 'pitch', 'el campo', ['All-rounder', 'Opening batter', 'Leg spinner']),
  Cycling: words('endurance', 'ciclismo', 'velodrome', 'el velódromo', ['Climber', 'Sprinter', 'Time trial']),
  Dance: words('artistic', 'danza', 'studio', 'el estudio', ['Contemporary', 'Breaking']),
  Diving: words('artistic', 'saltos', 'pool', 'la piscina', ['3 m springboard', '10 m platform']),
  Equestrian: words('skill', 'hípica', 'arena', 'la pista', ['Show jumping', 'Dressage', 'Eventing']),
  Fencing: words('combat', 'esgrima', 'piste', 'la pista', ['Épée', 'Foil', 'Sabre']),
  'Field Hockey': words('team', 'hockey hierba', 'pitch', 'el campo', ['Midfielder', 'Drag flicker', 'Goalkeeper']),
  'Figure Skating': words('artistic', 'patinaje artístico', 'rink', 'la pista de hielo', [
    'Singles',
    'Pairs',
    'Ice dance',
  ]),
  Football: words('team', 'fútbol', 'pitch', 'el campo', ['Goalkeeper', 'Centre-back', 'Winger', 'Striker']),
  Futsal: words('team', 'fútbol sala', 'court', 'la pista', ['Pivot', 'Winger', 'Goalkeeper']),
  Golf: words('skill', 'golf', 'course', 'el campo', ['Amateur', 'Professional']),
  Handball: words('team', 'balonmano', 'hall', 'el pabellón', ['Playmaker', 'Left wing', 'Line player', 'Goalkeeper']),
  'Ice Hockey': words('team', 'hockey hielo', 'rink', 'la pista de hielo', ['Defender', 'Winger', 'Goaltender']),
  Judo: words('combat', 'judo', 'tatami', 'el tatami', ['-57 kg', '-63 kg', '-70 kg']),
  Karate: words('combat', 'kárate', 'dojo', 'el dojo', ['Kata', 'Kumite -61 kg']),
  Kayaking: words('endurance', 'kayak', 'lake', 'el lago', ['K1 500 m', 'Slalom']),
  Lacrosse: words('team', 'lacrosse', 'field', 'el campo', ['Attacker', 'Midfielder', 'Goalie']),
  'Mountain Biking': words('endurance', 'bicicleta de montaña', 'trail', 'el sendero', ['Cross-country', 'Downhill']),
  Netball: words('team', 'netball', 'court', 'la pista', ['Goal attack', 'Centre', 'Wing defence']),
  Padel: words('racket', 'pádel', 'court', 'la pista', ['Right side', 'Left side']),
  'Para Athletics': words('endurance', 'atletismo adaptado', 'track', 'la pista', [
    'T64 100 m',
    'F57 shot put',
    'T12 400 m',
  ]),
  'Para Swimming': words('endurance', 'natación adaptada', 'pool', 'la piscina', ['S9 freestyle', 'SB7 breaststroke']),
  'Pole Vault': words('skill', 'salto con pértiga', 'runway', 'el pasillo', ['Outdoor', 'Indoor']),
  'Rhythmic Gymnastics': words('artistic', 'gimnasia rítmica', 'gym', 'el gimnasio', ['Hoop', 'Ribbon', 'Group']),
  Rowing: words('endurance', 'remo', 'river', 'el río', ['Single sculls', 'Cox', 'Quad']),
  Rugby: words('team', 'rugby', 'pitch', 'el campo', ['Scrum-half', 'Prop', 'Fly-half', 'Full-back']),
  Running: words('endurance', 'carrera a pie', 'track', 'el circuito', ['10 km', 'Half marathon', 'Marathon']),
  Sailing: words('skill', 'vela', 'bay', 'la bahía', ['ILCA 6', '49er FX', 'Windsurf']),
  Skateboarding: words('skill', 'skate', 'park', 'el skatepark', ['Street', 'Park']),
  Skiing: words('endurance', 'esquí', 'slope', 'la pista', ['Slalom', 'Giant slalom', 'Cross-country']),
  Snowboarding: words('skill', 'snowboard', 'park', 'el snowpark', ['Slopestyle', 'Halfpipe']),
  Soccer: words('team', 'fútbol', 'pitch', 'el campo', ['Goalkeeper', 'Left back', 'Midfielder', 'Forward']),
  Softball: words('team', 'sófbol', 'diamond', 'el campo', ['Pitcher', 'Second base', 'Outfielder']),
  Squash: words('racket', 'squash', 'court', 'la pista', ['Singles']),
  Surfing: words('skill', 'surf', 'break', 'la rompiente', ['Shortboard', 'Longboard']),
  Swimming: words('endurance', 'natación', 'pool', 'la piscina', [
    '200 m butterfly',
    '400 m medley',
    '100 m backstroke',
  ]),
  'Synchronized Swimming': words('artistic', 'natación artística', 'pool', 'la piscina', ['Duet', 'Team']),
  'Table Tennis': words('racket', 'tenis de mesa', 'hall', 'el pabellón', ['Singles', 'Doubles']),
  Taekwondo: words('combat', 'taekwondo', 'mat', 'el tapiz', ['-49 kg', '-57 kg', 'Poomsae']),
  Tennis: words('racket', 'tenis', 'court', 'la pista', ['Singles', 'Doubles']),
  Triathlon: words('endurance', 'triatlón', 'lake', 'el lago', ['Sprint', 'Olympic distance', 'Middle distance']),
  Volleyball: words('team', 'voleibol', 'court', 'la pista', ['Setter', 'Libero', 'Opposite', 'Middle blocker']),
  'Water Polo': words('team', 'waterpolo', 'pool', 'la piscina', ['Center forward', 'Driver', 'Goalkeeper']),
  Weightlifting: words('skill', 'halterofilia', 'platform', 'la tarima', ['-59 kg', '-71 kg']),
  'Wheelchair Basketball': words('team', 'baloncesto en silla', 'court', 'la cancha', [
    '1.0 guard',
    '2.5 forward',
    '4.5 center',
  ]),
  Wrestling: words('combat', 'lucha', 'mat', 'el tapiz', ['-53 kg', '-62 kg', '-68 kg']),
}

export const sportWords = (sport: string): SportWords =>
  known[sport] ?? words('skill', sport.toLowerCase(), 'field', 'el campo')

/** `#BeachVolleyball` */
export const sportTag = (sport: string): string => `#${sport.replaceAll(/[^A-Za-z]/g, '')}`
