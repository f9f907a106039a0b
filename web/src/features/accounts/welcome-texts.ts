import { defineTexts } from '../../lib/texts.ts'
import { PRODUCT_NAME } from '../../product.ts'

export const welcomeTexts = defineTexts({
  es: {
    title: 'Te damos la bienvenida',
    loading: 'Cargando...',
    lead: 'Una cosa más: quién eres en el deporte.',
    submit: 'Crear mi perfil',
    submitting: 'Creando tu perfil...',
    signOut: 'Cerrar sesión',
    signedInAs: (email: string) => `Sesión iniciada como ${email}`,
  },
  en: {
    title: 'Welcome',
    loading: 'Loading...',
    lead: 'One more thing: who you are in sport.',
    submit: 'Create my profile',
    submitting: 'Creating your profile...',
    signOut: 'Sign out',
    signedInAs: (email: string) => `Signed in as ${email}`,
  },
})

export const newTermsTexts = defineTexts({
  es: {
    title: 'Nuestros términos han cambiado',
    text: `Léelos y acéptalos para seguir usando ${PRODUCT_NAME}:`,
    terms: 'Términos del servicio',
    and: ' y ',
    privacy: 'Política de privacidad',
    accept: 'Acepto',
    accepting: 'Guardando...',
    accepted: 'Gracias. Queda guardado.',
  },
  en: {
    title: 'Our terms have changed',
    text: `Read and accept them to go on using ${PRODUCT_NAME}:`,
    terms: 'Terms of Service',
    and: ' and ',
    privacy: 'Privacy Policy',
    accept: 'I accept',
    accepting: 'Saving...',
    accepted: 'Thank you. It is saved.',
  },
})
