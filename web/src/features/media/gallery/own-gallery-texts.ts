import { defineTexts } from '../../../lib/texts.ts'

export const ownGalleryTexts = defineTexts({
  en: {
    photos: 'Photos',
    videos: 'Videos',
    addPhotos: 'Add photos',
    addVideos: 'Add videos',
    noPhotos: 'No photos yet. A race, a training session, the team after the final.',
    noVideos: 'No videos yet. A goal, a lift, the last hundred metres.',
  },
  es: {
    photos: 'Fotos',
    videos: 'Vídeos',
    addPhotos: 'Añadir fotos',
    addVideos: 'Añadir vídeos',
    noPhotos: 'Todavía no hay fotos. Una carrera, un entrenamiento, el equipo después de la final.',
    noVideos: 'Todavía no hay vídeos. Un gol, un levantamiento, los últimos cien metros.',
  },
})
