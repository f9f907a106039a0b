import type { PostTexts } from './mood.ts'

export const postsEs: PostTexts = {
  athlete: {
    win: [
      '{win}. Escribo esto en el autobús con una zapatilla puesta. {tag}',
      '¡{win}! Dijimos que esta vez lo íbamos a disfrutar, y lo hicimos.',
      'Hoy no quería levantarme. {win}. Apunte para otro día: levántate.',
      '[team] {win}. {name} estuvo en todas partes; las demás solo intentamos seguirla.',
      '[team] Primer partido en casa y {win}. El bombo no paró ni un segundo. Gracias, {city}.',
      'Llovía de lado y no se fue nadie. {win}. {tag}',
      '{win}. El año pasado, aquí mismo, no pude acabar. Círculo cerrado.',
      'La medalla va a la estantería de mi abuela, al lado de la radio. {win}.',
    ],
    training: [
      '{drill}, y otra vez, porque {name} se rió en mal momento.',
      'Sesión {N} del bloque. {drill}. Las piernas de arena, la cabeza clara.',
      'Seis de la mañana, {n} grados, once locas. Nadie se quejó hasta el café.',
      'Hoy solo técnica: lenta, aburrida y justo lo que necesitaba. {tag}',
      'Semana de descarga. He ordenado la cocina dos veces.',
      'Entrené con las infantiles porque mi grupo no estaba. Me destrozaron y luego me pidieron consejo.',
      'Día de viaje: estiré en un área de servicio y se apuntó un camionero.',
      'Lo mejor del invierno: {venue} a medio llenar y el eco, que te hace parecer rápida.',
    ],
    setback: [
      'La resonancia dice tres semanas. Yo contaba con cero. Recomendadme pódcasts para la rehabilitación.',
      '[team] Perdimos y con razón. {rival} quiso cada balón. Nos vemos en {month}.',
      'No entré en la convocatoria. Lloré en el coche y luego entrené. Hacían falta las dos cosas.',
      'Cuarta por una mano. Lo he visto {N} veces y sigue siendo una mano.',
      'Mal día en {venue}. No todos dejan una lección; algunos son malos días y ya.',
      'Fallé el que importaba. {name} se sentó a mi lado todo el viaje sin decir nada. Eso es una compañera.',
    ],
    question: [
      '¿Qué desayunáis cuando se compite a las ocho? Mi tostada y yo ya no nos entendemos.',
      '¿Alguien de {city} con sitio en el coche para ir a {rival} el {day}? Pongo bocadillos y música.',
      '¿Zapatillas para pies anchos y suelo duro? Las mías se han rendido.',
      '¿Cómo le decís a la entrenadora que necesitáis una semana sin sentiros culpables?',
      'Busco compañera de entrenamiento en {city}, mañanas entre semana. Nivel: ganas.',
    ],
    thought: [
      'Una niña llevaba mi nombre escrito a rotulador en la camiseta. No he vuelto a ser útil en todo el día.',
      'Descansar también se entrena. Yo voy por la primera lección.',
      'Hablamos mucho del talento y poco de quién te lleva a entrenar.',
      'Antes pedía perdón por ocupar sitio en {venue}. Este año no.',
      'Hace {N} años había un solo equipo femenino en {city}. Hoy no he podido aparcar de tantas niñas con bolsa.',
    ],
    thanks: [
      'Gracias a quien dejó vendas y una nota en mi taquilla. Aguantaron, y yo también.',
      'Mi fisio merece su propio podio. {n} meses y hoy he esprintado.',
      '{name} condujo cuatro horas para que yo no calentara sola. Dad las gracias a los vuestros.',
      '¡Beca confirmada! Gracias, {club}. Lo devolveré en madrugones.',
    ],
    news: [
      'Firmado: otra temporada en {club}. Nunca hubo otra opción. {tag}',
      'Ya es oficial, en {month} me voy a {rival}. Otro equipo, la misma cabezota.',
      'Convocada para la concentración. Leí el correo {n} veces y llamé a mi primera entrenadora.',
    ],
  },
  coach: {
    win: [
      '[team] {win}, y lo mejor fue el banquillo: todas de pie. {tag}',
      '[team] Las infantiles ganaron su primer partido en {n} meses. He oído aeropuertos más silenciosos.',
    ],
    training: [
      'Hoy: {drill}, con una regla: quien falla lo explica. La mejor charla de la semana.',
      'Si se ríen haciendo {drill}, vas bien.',
    ],
    question: ['Busco segunda entrenadora en {city}, dos tardes por semana, con contrato. Con título o en ello.'],
    thought: [
      '[team] Aplaude la carrera que no recibió balón. La volverá a hacer.',
      'Nadie corrió más por un grito sobre lo de ayer.',
      'Dormir, comer, amigas y luego {sport}. En este orden se quedan años.',
    ],
    thanks: ['{N} familias se quedaron a pintar las líneas. Un club no es el edificio. Gracias.'],
    news: ['Abierta la inscripción del campus de {month}: {N} plazas, la mitad gratis. Preguntadme cómo.'],
  },
  club: {
    win: [
      '[team] Final: {win}. Qué ambiente. {tag}',
      '[team] {win}. Tres puntos, cero lesiones y caras cansadas. Volvemos a casa el {day}.',
    ],
    news: [
      'Pruebas abiertas el {day} a las 19:00. Sin experiencia; trae agua y una amiga. {tag}',
      'Bienvenida, {name}. Se sabía todos los nombres antes de tener camiseta.',
      'Los vestuarios nuevos abren en {month}. Con cerrojo. Y luz. Y agua caliente.',
      'Mercadillo de material este {day}: deja lo que te queda pequeño, llévate lo que te sirva.',
    ],
    thanks: ['Gracias a las {N} personas que achicaron el agua de nuestros vestuarios a las siete de la mañana.'],
  },
  federation: {
    news: [
      'Ya está el calendario: {N} jornadas, descanso en invierno y finales el mismo día que las masculinas. {tag}',
      'Curso de arbitraje en {city}, {month}. Con ludoteca. {N} plazas.',
      'Desde esta temporada, premios iguales en todas las categorías. Costó {n} años de discusiones.',
    ],
  },
  journalist: {
    news: [
      'Reportaje: lo que cuesta de verdad una temporada semiprofesional de {sport}, mes a mes y con facturas. {tag}',
      'He contado: {n} minutos de deporte femenino en {N} horas de informativos. La tabla, en mi perfil.',
    ],
    question: ['¿A quién de {sport} entrevistarías que nadie haya entrevistado todavía?'],
  },
  fan: {
    win: ['{N} años esperando esto. {win}. Los vecinos ya se saben las canciones.'],
    question: ['¿Dónde se ve la final de {sport} el {day}? En el idioma que sea.'],
    thought: ['Llevé a mi padre a su primer partido femenino. En el descanso preguntó cuándo era el siguiente.'],
    thanks: ['A la jugadora que se paró con cada niña de la valla, lloviendo: te vimos.'],
  },
}
