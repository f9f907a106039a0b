import type { ListingsTable } from '../../tables/listings.ts'

type Words = { title: string; description: string; keywords: readonly string[] }

/** A thing that somebody of the made-up world offers. */
export interface Offer {
  subcategory: string
  /** null: of the seller's own sport, or of none. */
  sport: string | null
  price: number
  condition: ListingsTable['condition']
  size: string | null
  en: Words
  es: Words
}

const offer = (
  [subcategory, sport, price, condition, size]: [
    string,
    string | null,
    number,
    ListingsTable['condition'],
    string | null,
  ],
  en: [title: string, description: string, keywords: string],
  es: [title: string, description: string, keywords: string],
): Offer => ({ subcategory, sport, price, condition, size, en: wordsOf(en), es: wordsOf(es) })

const wordsOf = ([title, description, keywords]: [string, string, string]): Words => ({
  ...{ title, description },
  keywords: keywords.split(', '),
})

const SIZES = ['XS', 'S', 'M', 'L']

export const offers: readonly Offer[] = [
  offer(
    ['competition', 'Tennis', 12_900, 'good', 'L2'],
    [
      'Carbon tennis racket, 300 g',
      'Played for one season, new strings at 24/23 kg. A small scratch at the head, nothing that you feel.',
      'racket, tennis, carbon, strings, grip two',
    ],
    [
      'Raqueta de tenis de carbono, 300 g',
      'Una temporada de uso, cordaje nuevo a 24/23 kg. Tiene un roce en la cabeza que no se nota al jugar.',
      'raqueta, tenis, carbono, cordaje, puño dos',
    ],
  ),
  offer(
    ['competition', 'Padel', 7_500, 'like-new', null],
    [
      'Padel bat, soft core',
      'Used four times. Light in the head, kind to the elbow.',
      'padel, bat, soft, light, control',
    ],
    [
      'Pala de pádel, núcleo blando',
      'Usada cuatro veces. Ligera de cabeza y amable con el codo.',
      'pádel, pala, blanda, ligera, control',
    ],
  ),
  offer(
    ['training', 'Basketball', 2_800, 'good', '6'],
    [
      'Indoor basketball, size 6',
      'Real leather, just broken in. It has heard many free throws.',
      'basketball, ball, leather, indoor, size 6',
    ],
    [
      'Balón de baloncesto, talla 6',
      'De cuero, para pista cubierta, ya domado. Ha visto muchos tiros libres.',
      'baloncesto, balón, cuero, interior, talla 6',
    ],
  ),
  offer(
    ['training', null, 3_400, 'new', null],
    [
      'Resistance bands, set of five',
      'Still in the bag. From 5 to 30 kg, with a door anchor.',
      'bands, strength, rehab, home, mobility',
    ],
    [
      'Bandas elásticas, juego de cinco',
      'Sin estrenar. De 5 a 30 kg, con anclaje para la puerta.',
      'bandas, fuerza, rehabilitación, casa, movilidad',
    ],
  ),
  offer(
    ['training', null, 4_900, 'like-new', null],
    [
      'Massage gun, quiet',
      'Six heads, holds four hours. I moved on to a foam roller and a patient friend.',
      'massage, recovery, muscles, quiet, travel',
    ],
    [
      'Pistola de masaje silenciosa',
      'Seis cabezales y cuatro horas de batería. Me he pasado al rodillo y a una amiga con paciencia.',
      'masaje, recuperación, músculos, silenciosa, viaje',
    ],
  ),
  offer(
    ['training', 'Athletics', 6_200, 'fair', null],
    [
      'Training hurdles, six',
      'Adjustable from 50 to 84 cm. The paint has had a life, the feet are straight.',
      'hurdles, athletics, track, jumps, school',
    ],
    [
      'Seis vallas de entrenamiento',
      'Regulables de 50 a 84 cm. La pintura ha vivido; las patas están rectas.',
      'vallas, atletismo, pista, saltos, escuela',
    ],
  ),
  offer(
    ['competition', 'Running', 14_500, 'like-new', null],
    [
      'GPS watch with chest strap',
      'Two years old, battery like new. Chest strap washed, promised.',
      'watch, gps, heart rate, running, triathlon',
    ],
    [
      'Reloj GPS con banda de pecho',
      'Dos años y la batería como nueva. La banda está lavada, prometido.',
      'reloj, gps, pulso, correr, triatlón',
    ],
  ),
  offer(
    ['competition', 'Cycling', 89_000, 'good', '52 cm'],
    [
      'Aluminium road bike, 52 cm',
      'Eleven gears, serviced in October, new chain. For somebody of about 168 cm.',
      'bike, road, aluminium, eleven gears, 52',
    ],
    [
      'Bici de carretera de aluminio, 52 cm',
      'Once velocidades, revisada en octubre, cadena nueva. Para alguien de unos 168 cm.',
      'bici, carretera, aluminio, once velocidades, 52',
    ],
  ),
  offer(
    ['competition', 'Judo', 5_900, 'good', '165'],
    [
      'Judogi for competitions, 165',
      'White, 750 g, approved. Sewn once under the arm, and well.',
      'judo, judogi, white, competition, 165',
    ],
    [
      'Judogi de competición, 165',
      'Blanco, 750 g, homologado. Cosido una vez bajo el brazo, y bien.',
      'judo, judogi, blanco, competición, 165',
    ],
  ),
  offer(
    ['competition', 'Fencing', 11_000, 'fair', null],
    [
      'Épée, right-handed, size 5',
      'A blade with two seasons left in it. Guard without dents.',
      'epee, fencing, blade, right hand, size 5',
    ],
    [
      'Espada de esgrima, diestra, talla 5',
      'A la hoja le quedan dos temporadas. Cazoleta sin golpes.',
      'espada, esgrima, hoja, diestra, talla 5',
    ],
  ),
  offer(
    ['accessories', 'Swimming', 2_200, 'new', null],
    ['Racing goggles, mirrored', 'Bought twice by mistake. In their box.', 'goggles, swimming, mirror, race, pool'],
    [
      'Gafas de competición espejadas',
      'Las compré dos veces sin querer. En su caja.',
      'gafas, natación, espejo, competición, piscina',
    ],
  ),
  offer(
    ['accessories', null, 4_500, 'good', '45 l'],
    [
      'Team bag with shoe compartment',
      'Forty-five litres, a dry pocket for wet things. Zips run well.',
      'bag, team, travel, shoes, 45 litres',
    ],
    [
      'Bolsa de equipo con zapatillero',
      'Cuarenta y cinco litros y un bolsillo para lo mojado. Las cremalleras van bien.',
      'bolsa, equipo, viaje, zapatillero, 45 litros',
    ],
  ),
  offer(
    ['accessories', 'Climbing', 3_900, 'like-new', 'S'],
    [
      'Climbing harness, size S',
      'Made in 2025, no fall on it. Label is there to read.',
      'harness, climbing, size s, lead, gym',
    ],
    [
      'Arnés de escalada, talla S',
      'De 2025 y sin caídas. La etiqueta se lee.',
      'arnés, escalada, talla s, deportiva, rocódromo',
    ],
  ),
  offer(
    ['accessories', null, 1_500, 'new', null],
    [
      'Mouthguard to fit at home',
      'Unopened. Water, a minute of patience, done.',
      'mouthguard, teeth, rugby, boxing, hockey',
    ],
    [
      'Protector bucal moldeable',
      'Precintado. Agua, un minuto de paciencia y listo.',
      'protector, bucal, rugby, boxeo, hockey',
    ],
  ),
  offer(
    ['accessories', 'Volleyball', 1_900, 'good', 'M'],
    [
      'Knee pads that stay up',
      'Washed, with life in them. I play beach now, where falling is softer.',
      'knee pads, volleyball, protection, size m, hall',
    ],
    [
      'Rodilleras que no se caen',
      'Lavadas y con vida por delante. Ahora juego en la playa, donde caer es más blando.',
      'rodilleras, voleibol, protección, talla m, pabellón',
    ],
  ),
  offer(
    ['uniforms', 'Football', 24_000, 'good', null],
    [
      'Eighteen match shirts, burgundy',
      'Our second kit of last season: sizes XS to L, numbers 1 to 18, no sponsor.',
      'shirts, team, kit, burgundy, football',
    ],
    [
      'Dieciocho camisetas granates',
      'Nuestra segunda equipación del año pasado: de la XS a la L, del 1 al 18, sin patrocinador.',
      'camisetas, equipo, equipación, granate, fútbol',
    ],
  ),
  offer(
    ['uniforms', 'Basketball', 3_200, 'like-new', 'M'],
    [
      'Reversible training jersey',
      'Burgundy and white, worn in one preseason.',
      'jersey, reversible, basketball, training, size m',
    ],
    [
      'Camiseta reversible de entreno',
      'Granate y blanca, usada una pretemporada.',
      'camiseta, reversible, baloncesto, entreno, talla m',
    ],
  ),
  offer(
    ['uniforms', 'Rhythmic Gymnastics', 13_500, 'good', '150'],
    [
      'Competition leotard with stones',
      'Sea green, sewn by hand, for about 150 cm. All stones are there, I counted.',
      'leotard, rhythmic, stones, hand made, 150',
    ],
    [
      'Maillot de competición con cristales',
      'Verde mar, cosido a mano, para unos 150 cm. Están todos los cristales, los conté.',
      'maillot, rítmica, cristales, a mano, 150',
    ],
  ),
  offer(
    ['training-wear', null, 3_600, 'like-new', SIZES[1] ?? null],
    [
      'High-support sports bra, 34C',
      'Front zip, for running and jumping. Tried on, never run in.',
      'bra, high support, running, 34c, zip',
    ],
    [
      'Sujetador deportivo de sujeción alta, 85C',
      'Con cremallera delantera, para correr y saltar. Probado, nunca estrenado.',
      'sujetador, sujeción alta, correr, 85c, cremallera',
    ],
  ),
  offer(
    ['training-wear', 'Running', 2_900, 'good', SIZES[2] ?? null],
    [
      'Running tights with pockets',
      'Warm inside, two real pockets, reflective at the calves.',
      'tights, running, winter, pockets, reflective',
    ],
    [
      'Mallas de correr con bolsillos',
      'Abrigan, tienen dos bolsillos de verdad y reflectante en los gemelos.',
      'mallas, correr, invierno, bolsillos, reflectante',
    ],
  ),
  offer(
    ['training-wear', null, 5_400, 'good', SIZES[3] ?? null],
    [
      'Rain jacket for the bench',
      'Long enough to sit on. Loop for a name inside, still empty.',
      'jacket, rain, bench, coach, long',
    ],
    [
      'Chubasquero largo de banquillo',
      'Tan largo que te sientas encima. Con etiqueta para el nombre, aún vacía.',
      'chubasquero, lluvia, banquillo, entrenadora, largo',
    ],
  ),
  offer(
    ['training-wear', 'Swimming', 4_200, 'new', '36'],
    [
      'Training swimsuit, chlorine proof',
      'Open back, never wet. Ordered a size too small.',
      'swimsuit, chlorine, training, open back, 36',
    ],
    [
      'Bañador de entreno resistente al cloro',
      'Espalda abierta, nunca mojado. Pedí una talla menos.',
      'bañador, cloro, entreno, espalda abierta, 36',
    ],
  ),
  offer(
    ['footwear', 'Running', 6_900, 'like-new', 'EU 39'],
    [
      'Trail running shoes, EU 39',
      'Forty kilometres, all of them dry. Wide at the toes.',
      'trail, shoes, running, wide, 39',
    ],
    [
      'Zapatillas de trail, 39',
      'Cuarenta kilómetros y todos en seco. Anchas de puntera.',
      'trail, zapatillas, correr, anchas, 39',
    ],
  ),
  offer(
    ['footwear', 'Football', 5_500, 'good', 'EU 38'],
    [
      'Football boots for narrow feet, EU 38',
      'A last made for women, firm ground. Studs at nine tenths.',
      'boots, football, women, firm ground, 38',
    ],
    [
      'Botas de fútbol, horma estrecha, 38',
      'Horma de mujer, césped natural. Tacos al noventa por ciento.',
      'botas, fútbol, mujer, césped natural, 38',
    ],
  ),
  offer(
    ['footwear', 'Athletics', 4_800, 'fair', 'EU 40'],
    [
      'Sprint spikes, EU 40',
      'Seven pins and a key. The left heel tells of a false start.',
      'spikes, sprint, athletics, pins, 40',
    ],
    [
      'Zapatillas de clavos, 40',
      'Siete clavos y llave. El talón izquierdo recuerda una salida nula.',
      'clavos, velocidad, atletismo, pista, 40',
    ],
  ),
  offer(
    ['footwear', 'Basketball', 8_800, 'new', 'EU 41'],
    [
      'Low basketball shoes, EU 41',
      'A present that does not fit. Box, papers, everything.',
      'basketball, shoes, low, new, 41',
    ],
    [
      'Zapatillas bajas de baloncesto, 41',
      'Un regalo que no me vale. Con caja y todo.',
      'baloncesto, zapatillas, bajas, nuevas, 41',
    ],
  ),
  offer(
    ['coaching', null, 3_500, null, null],
    [
      'One hour of individual training',
      'Technique, decisions, or the courage to shoot. Alone or in pairs; video included.',
      'coach, individual, technique, video, women',
    ],
    [
      'Una hora de entrenamiento individual',
      'Técnica, decisiones o valor para tirar. Sola o en pareja; con vídeo.',
      'entrenadora, individual, técnica, vídeo, mujeres',
    ],
  ),
  offer(
    ['coaching', null, 2_500, null, null],
    [
      'Coming back after an ACL operation',
      'I did it, and now I accompany others: what to ask, what to measure, when to wait. Online.',
      'acl, knee, comeback, rehab, online',
    ],
    [
      'Volver tras una operación de cruzado',
      'Lo hice y ahora acompaño a otras: qué preguntar, qué medir, cuándo esperar. En línea.',
      'cruzado, rodilla, vuelta, rehabilitación, en línea',
    ],
  ),
  offer(
    ['training-programs', 'Running', 4_900, null, null],
    [
      'Twelve weeks to your first 10 km',
      'Three runs a week, strength at home, a message every Sunday.',
      'running, plan, 10 km, beginner, twelve weeks',
    ],
    [
      'Doce semanas hasta tus primeros 10 km',
      'Tres salidas por semana, fuerza en casa y un mensaje cada domingo.',
      'correr, plan, 10 km, principiante, doce semanas',
    ],
  ),
  offer(
    ['training-programs', null, 6_500, null, null],
    [
      'Strength for players, off season',
      'Eight weeks, two days, with what a normal gym has. Built around your cycle if you want.',
      'strength, off season, gym, plan, cycle',
    ],
    [
      'Fuerza para jugadoras, fuera de temporada',
      'Ocho semanas, dos días, con lo que hay en cualquier gimnasio. Adaptado a tu ciclo si quieres.',
      'fuerza, pretemporada, gimnasio, plan, ciclo',
    ],
  ),
  offer(
    ['nutrition', null, 5_500, null, null],
    [
      'Eating for two sessions a day',
      'A talk of an hour and a plan for your week, from a sports dietitian. No forbidden food.',
      'nutrition, dietitian, plan, energy, training',
    ],
    [
      'Comer para doblar sesión',
      'Una hora de charla y un plan para tu semana, con dietista deportiva. Sin alimentos prohibidos.',
      'nutrición, dietista, plan, energía, entreno',
    ],
  ),
]

export const policies = {
  en: [
    'Returns within 14 days, you pay the postage.',
    'No returns, but ask me anything before.',
    'If it is not as I say, I take it back.',
  ],
  es: [
    'Devolución en 14 días, el envío lo pagas tú.',
    'Sin devolución, pero pregunta lo que quieras antes.',
    'Si no es como digo, te devuelvo el dinero.',
  ],
}

export const schedules = {
  en: [
    'Weekday evenings and Saturdays, as we agree.',
    'Mornings, online or at my club.',
    'Two weeks ahead, as we agree.',
  ],
  es: [
    'Tardes de entre semana y sábados, a convenir.',
    'Por las mañanas, en línea o en mi club.',
    'Con dos semanas de margen, a convenir.',
  ],
}

export const questions: Record<'en' | 'es', readonly (readonly [text: string, answer: string | null])[]> = {
  en: [
    ['Would you send it abroad?', 'Yes, it costs a little more; write to me.'],
    ['Is the price open to talk?', 'A little, for whoever comes to fetch it.'],
    ['How long have you had it?', 'Since the spring of last year.'],
    ['Is it still there?', null],
  ],
  es: [
    ['¿Lo envías a otra ciudad?', 'Sí, cuesta un poco más; escríbeme.'],
    ['¿El precio se puede hablar?', 'Un poco, si vienes a recogerlo.'],
    ['¿Cuánto tiempo lo has tenido?', 'Desde la primavera del año pasado.'],
    ['¿Sigue disponible?', null],
  ],
}
