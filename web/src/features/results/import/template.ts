import type { Language } from '../../../lib/languages.ts'

const headers = {
  en: ['Date', 'Discipline', 'Mark', 'Unit', 'Competition', 'Place', 'Location', 'Level', 'Age class', 'Wind'],
  es: [
    'Fecha',
    'Disciplina',
    'Marca',
    'Unidad',
    'Competencia',
    'Puesto',
    'Lugar',
    'Nivel',
    'Categoría de edad',
    'Viento',
  ],
}

const examples = {
  en: [
    ['2025-05-31', '100 m', '11.84', '', 'National championship, final', '2', 'Madrid', 'National', 'Senior', '1.2'],
    ['2025-04-12', '1500 m', '4:12.35', '', 'City meeting', '4', 'Valencia', 'International', 'Senior', ''],
    ['2025-03-08', 'Long jump', '6.45', 'm', 'Regional cup', '1', 'Sevilla', 'Regional', 'U23', '0.4'],
  ],
  es: [
    ['2025-05-31', '100 m', '11,84', '', 'Campeonato nacional, final', '2', 'Madrid', 'Nacional', 'Absoluta', '1,2'],
    ['2025-04-12', '1500 m', '4:12,35', '', 'Meeting de la ciudad', '4', 'Valencia', 'Internacional', 'Absoluta', ''],
    ['2025-03-08', 'Salto de longitud', '6,45', 'm', 'Copa regional', '1', 'Sevilla', 'Regional', 'Sub-23', '0,4'],
  ],
}

export const templateHeader = (language: Language) => headers[language]

/** A file to fill in: as spreadsheets of the language write it, and with a mark that tells them it is UTF-8. */
export function template(language: Language): string {
  const separator = language === 'es' ? ';' : ','
  const lines = [headers[language], ...examples[language]]
  const cell = (text: string) => (text.includes(separator) ? `"${text}"` : text)
  return `\ufeff${lines.map((cells) => cells.map(cell).join(separator)).join('\r\n')}\r\n`
}
