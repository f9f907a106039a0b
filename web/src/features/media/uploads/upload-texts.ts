import type { Language } from '../../../lib/languages.ts'
import { notLoaded } from '../../../lib/not-loaded-words.ts'
import { counted, defineTexts } from '../../../lib/texts.ts'

const FORMATS = 'JPG, PNG, WebP, AVIF, HEIC, GIF, MP4, MOV'
const PICTURES = 'JPG, PNG, WebP, AVIF, HEIC'
const VIDEOS = 'MP4, MOV'

/** A browser decodes what it knows, and the first picture of an animation; whether it is the server is known while building. */
const DEMO =
  import.meta.env.MODE === 'demo'
    ? {
        still: {
          en: '. In the demo an animation keeps its first picture only',
          es: '. En la demo, de una animación queda solo la primera imagen',
        },
        reader: {
          en: ' In the demo your browser reads it: many know no HEIC.',
          es: ' En la demo lo lee tu navegador: muchos no conocen HEIC.',
        },
      }
    : { still: { en: '', es: '' }, reader: { en: '', es: '' } }

const files = (language: Language, count: number) =>
  counted(
    language,
    count,
    language === 'en' ? { one: '# file', other: '# files' } : { one: '# archivo', other: '# archivos' },
  )

export const uploadTexts = defineTexts({
  en: {
    choose: 'Choose files',
    chooseOne: 'Choose a picture',
    camera: 'Use the camera',
    dropHint: 'or drop them here, or paste them',
    dropNow: 'Let go to add them',
    formats: (limit: string) => `${FORMATS} or WebM, up to ${limit} each${DEMO.still.en}`,
    pictureFormats: (limit: string) => `${PICTURES} or GIF, up to ${limit}${DEMO.still.en}`,
    videoFormats: (limit: string) => `${VIDEOS} or WebM, up to ${limit} each`,
    list: 'Your uploads',
    uploading: (count: number, percent: number) => `Uploading ${files('en', count)}: ${percent}%`,
    arrived: (name: string) => `${name} is uploaded.`,
    stopped: (name: string) => `${name} could not be used.`,
    waiting: 'Waiting its turn',
    sending: (percent: number) => `${percent}%`,
    paused: (percent: number) => `Paused at ${percent}%`,
    offline: 'No connection. It goes on by itself.',
    processing: 'Being made ready',
    ready: 'Ready',
    pause: (name: string) => `Pause ${name}`,
    resume: (name: string) => `Go on with ${name}`,
    retry: (name: string) => `Try ${name} again`,
    remove: (name: string) => `Remove ${name}`,
    picture: 'the picture',
    video: 'the video',
    document: 'the document',
    alt: 'What does it show?',
    altHint: 'For people who cannot see it. For example: “Mira serves at the net, two blockers jump.”',
    altVideo: 'What happens in the video?',
    tray: (count: number) => `${files('en', count)} on the way`,
    trayFailed: (count: number) => counted('en', count, { one: '# file needs you', other: '# files need you' }),
    inGallery: 'It is in your gallery.',
    onlyPicturesAndPdfs: `This is neither a picture that we can show nor a PDF. ${PICTURES}, GIF or PDF work.`,
    failures: {
      type_not_allowed: `We cannot show this as a picture or video. ${FORMATS} or WebM work.`,
      not_a_picture: `We cannot show this as a picture. ${PICTURES} or GIF work.`,
      not_a_video: `We cannot show this as a video. ${VIDEOS} or WebM work.`,
      type_mismatch: `What is in it is not what its name says. Save it anew as ${FORMATS} or WebM.`,
      active_content: 'This PDF holds scripts or other files. Print it to a new PDF and choose that one.',
      too_large: 'It is too large. Make it smaller, or cut the video.',
      too_many_pixels:
        'It has too many pixels. 120 million (12,000 × 10,000) work for a picture, 4096 × 2304 for a video.',
      too_small: 'It is too small. Choose one with more pixels.',
      damaged: `The file is damaged or cannot be read. Open it on your device, save it anew and try again.${DEMO.reader.en}`,
      video_not_playable: 'This video cannot be made to play. MP4 with H.264 works everywhere.',
      empty: 'There is nothing in this file. Choose it again.',
      storage_full: 'There is no room on our side right now. Try again later.',
      quota_full: 'There is no more room for your files. Delete some from your gallery and try again.',
      interrupted: 'It was interrupted on our side. Try again.',
      not_loaded: notLoaded.en,
      not_sent: 'The connection was lost for too long. Try again.',
      too_many: 'You have uploaded a lot in a short time. Try again in a while.',
      signed_out: 'Your session has ended. Sign in again, then try again.',
      gone: 'This file is not here any more. Choose it again.',
      not_shown: 'It is uploaded, but could not be added to your gallery. Try again.',
    },
  },
  es: {
    choose: 'Elegir archivos',
    chooseOne: 'Elegir una foto',
    camera: 'Usar la cámara',
    dropHint: 'o suéltalos aquí, o pégalos',
    dropNow: 'Suéltalos para añadirlos',
    formats: (limit: string) => `${FORMATS} o WebM, hasta ${limit} cada uno${DEMO.still.es}`,
    pictureFormats: (limit: string) => `${PICTURES} o GIF, hasta ${limit}${DEMO.still.es}`,
    videoFormats: (limit: string) => `${VIDEOS} o WebM, hasta ${limit} cada uno`,
    list: 'Tus subidas',
    uploading: (count: number, percent: number) => `Subiendo ${files('es', count)}: ${percent} %`,
    arrived: (name: string) => `${name}: subida terminada.`,
    stopped: (name: string) => `${name}: no se pudo usar.`,
    waiting: 'Espera su turno',
    sending: (percent: number) => `${percent} %`,
    paused: (percent: number) => `En pausa, ${percent} %`,
    offline: 'Sin conexión. Seguirá sola cuando vuelva.',
    processing: 'Preparándose',
    ready: 'Lista',
    pause: (name: string) => `Pausar ${name}`,
    resume: (name: string) => `Seguir con ${name}`,
    retry: (name: string) => `Reintentar ${name}`,
    remove: (name: string) => `Quitar ${name}`,
    picture: 'la foto',
    video: 'el vídeo',
    document: 'el documento',
    alt: '¿Qué se ve?',
    altHint: 'Para quien no puede verla. Por ejemplo: «Mira saca junto a la red y dos bloqueadoras saltan».',
    altVideo: '¿Qué pasa en el vídeo?',
    tray: (count: number) => `${files('es', count)} en camino`,
    trayFailed: (count: number) =>
      counted('es', count, { one: '# archivo te necesita', other: '# archivos te necesitan' }),
    inGallery: 'Ya está en tu galería.',
    onlyPicturesAndPdfs: `No es una foto que podamos mostrar ni un PDF. Sirven ${PICTURES}, GIF o PDF.`,
    failures: {
      type_not_allowed: `No es una foto ni un vídeo que podamos mostrar. Sirven ${FORMATS} o WebM.`,
      not_a_picture: `No es una foto que podamos mostrar. Sirven ${PICTURES} o GIF.`,
      not_a_video: `No es un vídeo que podamos mostrar. Sirven ${VIDEOS} o WebM.`,
      type_mismatch: `Lo que contiene no es lo que dice su nombre. Guárdalo de nuevo como ${FORMATS} o WebM.`,
      active_content: 'Este PDF contiene programas u otros archivos. Imprímelo como un PDF nuevo y elige ese.',
      too_large: 'Es demasiado grande. Redúcelo, o recorta el vídeo.',
      too_many_pixels:
        'Tiene demasiados píxeles. Sirven 120 millones (12.000 × 10.000) en una foto y 4096 × 2304 en un vídeo.',
      too_small: 'Es demasiado pequeña. Elige una con más píxeles.',
      damaged: `El archivo está dañado o no se puede leer. Ábrelo en tu dispositivo, guárdalo de nuevo y vuelve a intentarlo.${DEMO.reader.es}`,
      video_not_playable: 'No podemos hacer que este vídeo se reproduzca. MP4 con H.264 funciona en todas partes.',
      empty: 'Este archivo está vacío. Elígelo de nuevo.',
      storage_full: 'Ahora mismo no queda espacio de nuestro lado. Inténtalo más tarde.',
      quota_full: 'No queda espacio para tus archivos. Elimina alguno de tu galería y vuelve a intentarlo.',
      interrupted: 'Se interrumpió por nuestra parte. Inténtalo de nuevo.',
      not_loaded: notLoaded.es,
      not_sent: 'La conexión se perdió durante demasiado tiempo. Inténtalo de nuevo.',
      too_many: 'Has subido mucho en poco tiempo. Inténtalo de nuevo más tarde.',
      signed_out: 'Tu sesión ha terminado. Inicia sesión de nuevo y vuelve a intentarlo.',
      gone: 'Este archivo ya no está. Elígelo de nuevo.',
      not_shown: 'Está subido, pero no se pudo añadir a tu galería. Inténtalo de nuevo.',
    },
  },
})
