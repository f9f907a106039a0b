import { defineTexts } from '../../../lib/texts.ts'

/** docs/statistics.md says the same with an example each. */
export const formulaTexts = defineTexts({
  en: {
    best: 'The best of the results that count: the lowest where less is better, the highest elsewhere. Marks outside the rules, or with more than 2 m/s of wind from behind, do not count.',
    count: 'The number of results.',
    distinct: 'How many different ones there are among the results.',
    sum: 'All values added up.',
    mean: 'All values added up, divided by how many there are.',
    change:
      '100 × (this season − the season before) ÷ the season before. Where less is better the sign is turned, so that plus is always better.',
    consistency:
      'For each discipline with three results or more: 100 × (1 − (standard deviation ÷ average) ÷ usual spread), never below 0. Then the average over her disciplines, each as heavy as it has results. The usual spread is 5 % for times, 10 % for distances, heights and weights, 20 % for scores, 100 % for points and places.',
    improvement:
      'For each discipline with results in both seasons: 50 + 50 × (share by which the average got better ÷ usual spread), from 0 to 100. Then the average over her disciplines, each as heavy as it has results this season. 50 is as good as before. The usual spread is 5 % for times, 10 % for distances, heights and weights, 20 % for scores, 100 % for points and places.',
    competitiveness:
      'Each place scores 100 × (1 − log₂ place ÷ 6): the 1st 100, the 2nd 83.3, the 4th 66.7, the 8th 50, the 64th 0. The figure is the average, in which a national result weighs two and an international one three.',
    progress: '100 × (now − start) ÷ (target − start), from 0 to 100.',
    share: '100 × now ÷ target, 100 at most.',
  },
  es: {
    best: 'El mejor de los resultados que cuentan: el más bajo donde menos es mejor, el más alto en lo demás. No cuentan las marcas fuera del reglamento ni con más de 2 m/s de viento a favor.',
    count: 'El número de resultados.',
    distinct: 'Cuántos diferentes hay entre los resultados.',
    sum: 'Todos los valores sumados.',
    mean: 'Todos los valores sumados y divididos por cuántos son.',
    change:
      '100 × (esta temporada − la anterior) ÷ la anterior. Donde menos es mejor se cambia el signo: más es siempre mejor.',
    consistency:
      'En cada disciplina con tres resultados o más: 100 × (1 − (desviación típica ÷ media) ÷ dispersión habitual), nunca menos de 0. Después, la media de sus disciplinas, cada una con el peso de sus resultados. La dispersión habitual es 5 % en tiempos, 10 % en distancias, alturas y pesos, 20 % en puntuaciones, 100 % en puntos y puestos.',
    improvement:
      'En cada disciplina con resultados en las dos temporadas: 50 + 50 × (parte en que mejora la media ÷ dispersión habitual), de 0 a 100. Después, la media de sus disciplinas, cada una con el peso de sus resultados de esta temporada. 50 es igual que antes. La dispersión habitual es 5 % en tiempos, 10 % en distancias, alturas y pesos, 20 % en puntuaciones, 100 % en puntos y puestos.',
    competitiveness:
      'Cada puesto vale 100 × (1 − log₂ puesto ÷ 6): el 1.º 100, el 2.º 83,3, el 4.º 66,7, el 8.º 50, el 64.º 0. La cifra es la media, en la que un resultado nacional pesa dos y uno internacional tres.',
    progress: '100 × (ahora − inicio) ÷ (meta − inicio), de 0 a 100.',
    share: '100 × ahora ÷ meta, 100 como máximo.',
  },
})
