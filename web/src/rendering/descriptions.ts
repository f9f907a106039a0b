import type { PerLanguage } from '../lib/languages.ts'

/**
 * Of pages whose data does not say it, by their name in the route table. Search engines and shared links read it, so it
 * stands here and not in that table, which every browser loads.
 */
export const descriptions: Partial<Record<string, PerLanguage<string>>> = {
  home: {
    en: 'The home of women in sport: connect with athletes and coaches, show what you achieve, and grow together.',
    es: 'La casa de las mujeres en el deporte: conecta con atletas y entrenadoras, muestra tus logros y crece con ellas.',
  },
  marketplace: {
    en: 'Gear, kit and services for your sport, from women in sport to women in sport.',
    es: 'Material, ropa y servicios para tu deporte, de mujeres del deporte para mujeres del deporte.',
  },
  teams: {
    en: "Women's teams by sport and place: who plays there, what they have won, and whom they look for.",
    es: 'Equipos femeninos por deporte y lugar: quién juega, qué han ganado y a quién buscan.',
  },
}
