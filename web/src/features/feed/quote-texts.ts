import { defineTexts } from '../../lib/texts.ts'

/** What is said of quotes and reposts. */
export const quoteTexts = defineTexts({
  en: {
    share: 'Share',
    /** The button with its count: "Share 3". */
    shareCount: (count: number) => `Share ${count}`,
    repost: 'Repost',
    takeBack: 'Take the repost back',
    quote: 'Quote',
    quoteTitle: 'Quote a post',
    mind: 'What do you say about it?',
    elsewhere: 'Share elsewhere',
    reposted: (name: string) => `${name} reposted`,
    done: 'Reposted.',
    takenBack: 'The repost is taken back.',
    already: 'You reposted this already.',
    closed: 'Only posts that everybody may see can be quoted.',
    gone: 'This post is not available.',
    quotedBy: (name: string) => `Quoted post by ${name}`,
    pictures: 'Pictures',
    close: 'Close',
  },
  es: {
    share: 'Compartir',
    shareCount: (count: number) => `Compartir ${count}`,
    repost: 'Republicar',
    takeBack: 'Deshacer la republicación',
    quote: 'Citar',
    quoteTitle: 'Citar una publicación',
    mind: '¿Qué dices sobre ella?',
    elsewhere: 'Compartir fuera',
    reposted: (name: string) => `${name} republicó`,
    done: 'Republicada.',
    takenBack: 'Ya no la republicas.',
    already: 'Ya republicaste esta publicación.',
    closed: 'Solo se pueden citar publicaciones que puede ver todo el mundo.',
    gone: 'Esta publicación no está disponible.',
    quotedBy: (name: string) => `Publicación citada de ${name}`,
    pictures: 'Fotos',
    close: 'Cerrar',
  },
})
