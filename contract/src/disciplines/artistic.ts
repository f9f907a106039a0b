import { of } from '../discipline.ts'

const gym = of('Artistic Gymnastics', 'artistic-gymnastics')
const rhythmic = of('Rhythmic Gymnastics', 'rhythmic-gymnastics')
const skating = of('Figure Skating', 'figure-skating')
const diving = of('Diving', 'diving')
const water = of('Synchronized Swimming', 'synchronized-swimming')
const dance = of('Dance', 'dance')
const upTo = (most: number) => ({ range: { least: 0, most } })

export const artistic = [
  gym.score('all-around', 'All-around', 'Concurso completo', upTo(80)),
  gym.score('vault', 'Vault', 'Salto', upTo(20)),
  gym.score('bars', 'Uneven bars', 'Barras asimétricas', upTo(20)),
  gym.score('beam', 'Beam', 'Barra de equilibrio', upTo(20)),
  gym.score('floor', 'Floor', 'Suelo', upTo(20)),
  rhythmic.score('all-around', 'All-around', 'Concurso general', upTo(180)),
  rhythmic.score('hoop', 'Hoop', 'Aro', upTo(50)),
  rhythmic.score('ball', 'Ball', 'Pelota', upTo(50)),
  rhythmic.score('clubs', 'Clubs', 'Mazas', upTo(50)),
  rhythmic.score('ribbon', 'Ribbon', 'Cinta', upTo(50)),
  rhythmic.score('group', 'Group', 'Conjuntos', upTo(100)),
  skating.score('short-program', 'Short program', 'Programa corto', upTo(150)),
  skating.score('free-skating', 'Free skating', 'Programa libre', upTo(260)),
  skating.score('total', 'Total', 'Total', upTo(400)),
  diving.score('1m', '1 m springboard', 'Trampolín de 1 m', upTo(500)),
  diving.score('3m', '3 m springboard', 'Trampolín de 3 m', upTo(600)),
  diving.score('10m', '10 m platform', 'Plataforma de 10 m', upTo(700)),
  water.score('solo', 'Solo', 'Solo', upTo(600)),
  water.score('duet', 'Duet', 'Dúo', upTo(700)),
  water.score('team', 'Team', 'Equipo', upTo(1200)),
  dance.score('judges', 'Score of the judges', 'Puntuación del jurado'),
  dance.position('event', 'Final place', 'Puesto final'),
]
