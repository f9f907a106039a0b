import type { Notification } from '@heraia/contract/notifications'
import type { PersonChip } from '@heraia/contract/person'
import { expect, test } from 'vitest'
import { plainSentence, sentenceOf } from './notification-sentence.ts'

const person = (name: string) => ({ id: name, name }) as PersonChip
const what = (kind: Notification['kind'], names: string[], actorCount = names.length, more: object = {}) =>
  ({ kind, actors: names.map(person), actorCount, commentId: null, ...more }) as Notification

test.each([
  [what('like', ['Mira']), 'Mira likes your post', 'A Mira le gusta tu publicación'],
  [what('like', ['Mira', 'Lena']), 'Mira and Lena like your post', 'A Mira y a Lena les gusta tu publicación'],
  [
    what('like', ['Mira', 'Lena', 'Ana'], 5),
    'Mira and 4 others like your post',
    'A Mira y a 4 personas más les gusta tu publicación',
  ],
  [what('follow', ['Mira']), 'Mira started following you', 'Mira empezó a seguirte'],
  [what('follow', ['Mira', 'Inés']), 'Mira and Inés started following you', 'Mira e Inés empezaron a seguirte'],
  [
    what('follow_request', ['Mira', 'Ana', 'Lu'], 3),
    'Mira and 2 others want to follow you',
    'Mira y 2 personas más quieren seguirte',
  ],
  [what('mention', ['Mira']), 'Mira mentioned you in a post', 'Mira te mencionó en una publicación'],
  [
    what('mention', ['Mira'], 1, { commentId: 'c' }),
    'Mira mentioned you in a comment',
    'Mira te mencionó en un comentario',
  ],
  [
    what('comment', ['Mira', 'Ana', 'Lu'], 3),
    'Mira and 2 others commented on your post',
    'Mira y 2 personas más comentaron tu publicación',
  ],
  [what('reply', ['Mira']), 'Mira replied to your comment', 'Mira respondió a tu comentario'],
  [what('quote', ['Mira']), 'Mira quoted your post', 'Mira citó tu publicación'],
  [what('message', ['Mira']), 'Mira wrote to you', 'Mira te escribió'],
  [
    what('message', ['Mira', 'Ana'], 2, { team: { id: 't', name: 'Leonas $& de Ávila' } }),
    'Mira and Ana wrote in Leonas $& de Ávila',
    'Mira y Ana escribieron en Leonas $& de Ávila',
  ],
  [what('follow_accepted', ['Mira']), 'Mira accepted your follow request', 'Mira aceptó tu solicitud'],
  [
    what('report_dismissed', []),
    'We looked at what you reported; it is not against our rules',
    'Hemos mirado lo que denunciaste; no va contra nuestras normas',
  ],
  [
    what('order_decided_for_seller', []),
    'Our staff decided about your order: for the seller',
    'Nuestro equipo decidió sobre tu pedido: a favor de la vendedora',
  ],
  [what('like', []), 'Somebody likes your post', 'A alguien le gusta tu publicación'],
])('%#: said in both languages', (notification, english, spanish) => {
  expect(plainSentence(notification, 'en')).toBe(english)
  expect(plainSentence(notification, 'es')).toBe(spanish)
})

test('names stand apart, so that each can be a link', () => {
  expect(sentenceOf(what('like', ['Mira', 'Lena']), 'es')).toEqual([
    { words: 'A ' },
    { person: person('Mira') },
    { words: ' y a ' },
    { person: person('Lena') },
    { words: ' les gusta tu publicación' },
  ])
})

test('a page that is older than the server says that there is something new', () => {
  const ofLater = { ...what('follow', ['Mira']), kind: 'of_next_year' } as unknown as Notification
  expect(plainSentence(ofLater, 'en')).toBe('Something new happened. Reload the page to see it.')
})
