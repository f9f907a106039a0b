import { counted, defineTexts } from '../../lib/texts.ts'
import { PRODUCT_NAME } from '../../product.ts'

export const outsideTexts = defineTexts({
  en: {
    followers: (count: number) => counted('en', count, { one: '# follower', other: '# followers' }),
    joined: (month: string) => `Joined ${month}`,
    seeMore: (name: string) => `Sign in to see what ${name} posts, her results and her pictures, and to write to her.`,
    seePost: 'Sign in to like, comment and read on.',
    login: 'Sign in',
    register: 'Create account',
    failed: 'This could not be loaded.',
    retry: 'Retry',
    loading: 'Loading',
    postBy: (name: string) => `Post by ${name}`,
    likes: (count: number) => counted('en', count, { one: '# like', other: '# likes' }),
    comments: (count: number) => counted('en', count, { one: '# comment', other: '# comments' }),
    on: (name: string) => `${name} on ${PRODUCT_NAME}`,
  },
  es: {
    followers: (count: number) => counted('es', count, { one: '# seguidora', other: '# seguidoras' }),
    joined: (month: string) => `Se unió en ${month}`,
    seeMore: (name: string) =>
      `Inicia sesión para ver lo que publica ${name}, sus resultados y sus fotos, y para escribirle.`,
    seePost: 'Inicia sesión para dar me gusta, comentar y seguir leyendo.',
    login: 'Iniciar sesión',
    register: 'Crear cuenta',
    failed: 'No se pudo cargar.',
    retry: 'Reintentar',
    loading: 'Cargando',
    postBy: (name: string) => `Publicación de ${name}`,
    likes: (count: number) => counted('es', count, { one: '# me gusta', other: '# me gusta' }),
    comments: (count: number) => counted('es', count, { one: '# comentario', other: '# comentarios' }),
    on: (name: string) => `${name} en ${PRODUCT_NAME}`,
  },
})
