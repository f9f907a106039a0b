import { defineTexts } from '../lib/texts.ts'

/** Where a listing stands. */
export const listingStateNames = defineTexts({
  en: {
    draft: 'Draft',
    active: 'Active',
    paused: 'Paused',
    reserved: 'Reserved',
    sold: 'Sold',
    expired: 'Expired',
    removed: 'Removed',
  },
  es: {
    draft: 'Borrador',
    active: 'Activo',
    paused: 'En pausa',
    reserved: 'Reservado',
    sold: 'Vendido',
    expired: 'Caducado',
    removed: 'Retirado',
  },
})
