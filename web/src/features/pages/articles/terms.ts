import type { PerLanguage } from '../../../lib/languages.ts'
import type { ArticleText } from '../article.tsx'

export const termsText: PerLanguage<ArticleText> = {
  en: {
    title: 'Terms of Service',
    lead: 'The rules of the house.',
    updated: { words: 'Last updated', date: '2024-03-15' },
    sections: [
      {
        title: 'Acceptance',
        paragraphs: ['Who makes an account accepts these terms. The version you accepted is kept with your account.'],
      },
      {
        title: 'Eligibility',
        paragraphs: ['You must be at least 13 years old and give accurate registration information.'],
      },
      {
        title: 'Accounts',
        paragraphs: [
          'An account belongs to one person or organisation. Keep your password to yourself. Accounts that violate these terms can be suspended or terminated.',
        ],
      },
      {
        title: 'Acceptable use',
        points: [
          'Treat others with respect: no harassment, hate or threats.',
          'Be who you are: no impersonation.',
          'No spam, no fraud, nothing sexual involving minors, nothing against the law.',
        ],
      },
      {
        title: 'Content and intellectual property',
        paragraphs: [
          'What you post stays yours. You allow us to show it to the people you chose, for as long as you leave it here.',
        ],
      },
      {
        title: 'Marketplace terms',
        paragraphs: ['Where people sell to each other here, we facilitate the transaction but are not a party to it.'],
      },
      { title: 'Privacy', paragraphs: ['Our Privacy Policy says what we do with data.'] },
      {
        title: 'Disclaimers',
        paragraphs: [
          'The service is provided as it is. We work to keep it running, and cannot promise that it never stops.',
        ],
      },
      {
        title: 'Governing law',
        paragraphs: [
          'These terms are governed by California law. Disputes go to binding arbitration, after an attempt to settle them informally.',
        ],
      },
      { title: 'Changes', paragraphs: ['When these terms change, we ask you to accept the new version.'] },
      { title: 'Contact' },
    ],
  },
  es: {
    title: 'Términos del servicio',
    lead: 'Las reglas de la casa.',
    updated: { words: 'Última actualización:', date: '2024-03-15' },
    sections: [
      {
        title: 'Aceptación',
        paragraphs: [
          'Quien crea una cuenta acepta estos términos. La versión que aceptaste queda guardada con tu cuenta.',
        ],
      },
      {
        title: 'Quién puede usarlo',
        paragraphs: ['Debes tener al menos 13 años y dar información veraz al registrarte.'],
      },
      {
        title: 'Cuentas',
        paragraphs: [
          'Una cuenta pertenece a una persona u organización. No compartas tu contraseña. Las cuentas que incumplan estos términos pueden suspenderse o cerrarse.',
        ],
      },
      {
        title: 'Uso aceptable',
        points: [
          'Trata a las demás personas con respeto: nada de acoso, odio ni amenazas.',
          'Sé quien eres: nada de suplantaciones.',
          'Nada de spam, fraude, contenido sexual con menores ni nada contrario a la ley.',
        ],
      },
      {
        title: 'Contenido y propiedad intelectual',
        paragraphs: [
          'Lo que publicas sigue siendo tuyo. Nos permites mostrarlo a quienes elegiste mientras lo dejes aquí.',
        ],
      },
      {
        title: 'Mercado',
        paragraphs: ['Cuando las personas se venden algo aquí, facilitamos la operación pero no somos parte de ella.'],
      },
      { title: 'Privacidad', paragraphs: ['Nuestra política de privacidad dice qué hacemos con los datos.'] },
      {
        title: 'Exención de responsabilidad',
        paragraphs: [
          'El servicio se ofrece tal como es. Trabajamos para que funcione y no podemos prometer que nunca se detenga.',
        ],
      },
      {
        title: 'Ley aplicable',
        paragraphs: [
          'Estos términos se rigen por la ley de California. Las disputas se resuelven por arbitraje vinculante, tras un intento de arreglo informal.',
        ],
      },
      { title: 'Cambios', paragraphs: ['Cuando cambien, te pediremos que aceptes la nueva versión.'] },
      { title: 'Contacto' },
    ],
  },
}
