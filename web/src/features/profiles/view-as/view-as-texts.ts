import { defineTexts } from '../../../lib/texts.ts'

export const viewAsTexts = defineTexts({
  en: {
    bar: 'Seen with other eyes',
    lead: 'Your profile as it is shown to',
    nobody: 'somebody who is not signed in',
    person: 'somebody who is signed in',
    follower: 'a follower',
    named: 'one person…',
    whose: 'Whose eyes',
    who: 'Person',
    open: 'Show people',
    none: 'Nobody with this name.',
    searchFailed: 'The search did not work. Change a letter to try again.',
    namedHint:
      'By what you know of her: whether she follows you, asked to, or you blocked her. Nothing that she keeps to herself.',
    end: 'Back to my view',
    nothing: 'Your profile does not exist for her: she sees “User Not Found”.',
    still: 'This is only a look: nothing happens here.',
  },
  es: {
    bar: 'Visto con otros ojos',
    lead: 'Tu perfil tal como lo ve',
    nobody: 'alguien sin sesión iniciada',
    person: 'alguien con sesión iniciada',
    follower: 'una seguidora',
    named: 'una persona…',
    whose: 'Con qué ojos',
    who: 'Persona',
    open: 'Mostrar personas',
    none: 'Nadie con este nombre.',
    searchFailed: 'La búsqueda no funcionó. Cambia una letra para intentarlo de nuevo.',
    namedHint:
      'Según lo que tú sabes: si te sigue, si te lo pidió o si la bloqueaste. Nada de lo que ella guarda para sí.',
    end: 'Volver a mi vista',
    nothing: 'Tu perfil no existe para ella: ve «Perfil no encontrado».',
    still: 'Esto es solo una vista: aquí no pasa nada.',
  },
})
