import type { SPORTS } from '@heraia/contract/sports'
import type { ArtScene } from '@heraia/ui/drawn-art'

type Sport = (typeof SPORTS)[number]

/** Which ground a sport is played on; who plays none of these is drawn in motion. */
const grounds: [ArtScene, Sport[]][] = [
  ['track', ['Athletics', 'Para Athletics', 'Pole Vault', 'Running']],
  ['pool', ['Diving', 'Para Swimming', 'Rowing', 'Swimming', 'Synchronized Swimming', 'Water Polo']],
  ['pitch', ['Football', 'Futsal', 'Soccer']],
  ['court', ['Badminton', 'Padel', 'Squash', 'Tennis']],
  ['balls', ['Basketball', 'Beach Volleyball', 'Handball', 'Netball', 'Volleyball', 'Wheelchair Basketball']],
  ['road', ['Cycling', 'Mountain Biking', 'Triathlon']],
]

/** The drawing that stands for a sport, so that no swimmer has a tennis court; without one the seed chooses. */
export function sportScene(sport: string | null): ArtScene | undefined {
  if (!sport) return undefined
  return grounds.find(([, sports]) => (sports as string[]).includes(sport))?.[0] ?? 'athletes'
}
