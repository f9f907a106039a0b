import { counted, defineTexts } from '../../lib/texts.ts'

/** Title, filters, counter and empty state are the specification's, letter by letter (social and commerce, section 2). */
export const teamsTexts = defineTexts({
  en: {
    title: 'Discover Teams',
    lead: 'Find a team to follow, to join or to play against.',
    searchLabel: 'Search teams',
    searchPlaceholder: 'Name, sport or location',
    clear: 'Clear',
    filters: 'Filters',
    sport: 'Sport',
    location: 'Location',
    recruiting: 'Currently recruiting',
    /** Of one team. */
    recruits: 'Currently recruiting',
    verifiedOnly: 'Verified teams only',
    activeFilters: 'Active filters',
    removeFilter: (filter: string) => `Remove filter ${filter}`,
    clearAll: 'Clear all filters',
    found: (count: number, more: boolean) =>
      more
        ? `${count.toLocaleString('en-US')}+ teams found`
        : counted('en', count, { one: '# team found', other: '# teams found' }),
    none: 'No teams found',
    loosen: 'Try fewer words, or take a filter away.',
    noneYet: 'Nobody has founded one here yet. You can be the first.',
    failed: 'The search did not work.',
    retry: 'Retry',
    loading: 'Searching',
    more: 'Show more',
    moreFailed: 'The next teams could not be loaded.',
    end: 'That is all.',
    create: 'Create a team',
    mine: 'My teams',
    members: (count: number) => counted('en', count, { one: '# member', other: '# members' }),
    followers: (count: number) => counted('en', count, { one: '# follower', other: '# followers' }),
    achievements: (count: number) => counted('en', count, { one: '# achievement', other: '# achievements' }),
  },
  es: {
    title: 'Descubre equipos',
    lead: 'Encuentra un equipo al que seguir, al que unirte o contra el que jugar.',
    searchLabel: 'Buscar equipos',
    searchPlaceholder: 'Nombre, deporte o lugar',
    clear: 'Borrar',
    filters: 'Filtros',
    sport: 'Deporte',
    location: 'Lugar',
    recruiting: 'Buscan gente ahora',
    recruits: 'Busca gente ahora',
    verifiedOnly: 'Solo equipos verificados',
    activeFilters: 'Filtros activos',
    removeFilter: (filter: string) => `Quitar el filtro ${filter}`,
    clearAll: 'Quitar todos los filtros',
    found: (count: number, more: boolean) =>
      more
        ? `Más de ${count.toLocaleString('es-ES')} equipos`
        : counted('es', count, { one: '# equipo encontrado', other: '# equipos encontrados' }),
    none: 'No se encontraron equipos',
    loosen: 'Prueba con menos palabras o quita un filtro.',
    noneYet: 'Aún no hay ninguno aquí. Puedes crear el primero.',
    failed: 'La búsqueda no funcionó.',
    retry: 'Reintentar',
    loading: 'Buscando',
    more: 'Mostrar más',
    moreFailed: 'No se pudieron cargar los siguientes.',
    end: 'No hay más.',
    create: 'Crear un equipo',
    mine: 'Mis equipos',
    members: (count: number) => counted('es', count, { one: '# integrante', other: '# integrantes' }),
    followers: (count: number) => counted('es', count, { one: '# seguidora', other: '# seguidoras' }),
    achievements: (count: number) => counted('es', count, { one: '# logro', other: '# logros' }),
  },
})
