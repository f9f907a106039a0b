import { counted, defineTexts } from '../../lib/texts.ts'

/** Titles, counters and empty states are the specification's, letter by letter (social and commerce, section 2). */
export const peopleTexts = defineTexts({
  en: {
    searchTitle: 'Discover Athletes & Professionals',
    searchLead: 'Search by name, sport or location.',
    searchLabel: 'Search people',
    searchPlaceholder: 'Name, sport or location',
    athletesTitle: 'Connect with Elite Athletes',
    athletesLead: 'Follow them, cheer for them, write to them.',
    athletesLabel: 'Search athletes',
    clear: 'Clear',
    filters: 'Filters',
    role: 'Role',
    anyRole: 'All roles',
    sport: 'Sport',
    location: 'Location',
    verifiedOnly: 'Verified only',
    activeFilters: 'Active filters',
    removeFilter: (filter: string) => `Remove filter ${filter}`,
    results: (count: number, more: boolean) =>
      more
        ? `${count.toLocaleString('en-US')}+ results found`
        : counted('en', count, { one: '# result found', other: '# results found' }),
    athletes: (count: number, more: boolean) =>
      more
        ? `${count.toLocaleString('en-US')}+ athletes found`
        : counted('en', count, { one: '# athlete found', other: '# athletes found' }),
    order: 'Sort by',
    orders: { newest: 'Newest first', name: 'Name', followers: 'Most followed' },
    /** After how many match exactly: none. */
    similar: (counted: string) => `${counted}. These come close.`,
    saveSearch: 'Save this search',
    searchSaved: 'This search is saved.',
    savedSearches: 'Saved searches',
    forgetSearch: (name: string) => `Delete the saved search ${name}`,
    savedFailed: 'Your saved searches could not be loaded.',
    countFailed: 'They could not be counted.',
    noResults: 'No results found',
    noAthletes: 'No athletes found',
    loosen: 'Try fewer words, or take a filter away.',
    clearAll: 'Clear all filters',
    failed: 'The search did not work.',
    retry: 'Retry',
    loading: 'Searching',
    more: 'Show more',
    moreFailed: 'The next people could not be loaded.',
    end: 'That is all.',
    followers: (count: number) => counted('en', count, { one: '# follower', other: '# followers' }),
    matches: (count: number) => counted('en', count, { one: '# match', other: '# matches' }),
  },
  es: {
    searchTitle: 'Descubre atletas y profesionales',
    searchLead: 'Busca por nombre, deporte o lugar.',
    searchLabel: 'Buscar personas',
    searchPlaceholder: 'Nombre, deporte o lugar',
    athletesTitle: 'Conecta con atletas de élite',
    athletesLead: 'Síguelas, anímalas, escríbeles.',
    athletesLabel: 'Buscar atletas',
    clear: 'Borrar',
    filters: 'Filtros',
    role: 'Rol',
    anyRole: 'Todos los roles',
    sport: 'Deporte',
    location: 'Lugar',
    verifiedOnly: 'Solo verificadas',
    activeFilters: 'Filtros activos',
    removeFilter: (filter: string) => `Quitar el filtro ${filter}`,
    results: (count: number, more: boolean) =>
      more
        ? `Más de ${count.toLocaleString('es-ES')} resultados`
        : counted('es', count, { one: '# resultado', other: '# resultados' }),
    athletes: (count: number, more: boolean) =>
      more
        ? `Más de ${count.toLocaleString('es-ES')} atletas`
        : counted('es', count, { one: '# atleta encontrada', other: '# atletas encontradas' }),
    order: 'Ordenar por',
    orders: { newest: 'Las más recientes', name: 'Nombre', followers: 'Las más seguidas' },
    similar: (counted: string) => `${counted}. Estas se parecen.`,
    saveSearch: 'Guardar esta búsqueda',
    searchSaved: 'Esta búsqueda está guardada.',
    savedSearches: 'Búsquedas guardadas',
    forgetSearch: (name: string) => `Borrar la búsqueda guardada ${name}`,
    savedFailed: 'No se pudieron cargar tus búsquedas guardadas.',
    countFailed: 'No se pudieron contar.',
    noResults: 'No hay resultados',
    noAthletes: 'No se encontraron atletas',
    loosen: 'Prueba con menos palabras o quita un filtro.',
    clearAll: 'Quitar todos los filtros',
    failed: 'La búsqueda no funcionó.',
    retry: 'Reintentar',
    loading: 'Buscando',
    more: 'Mostrar más',
    moreFailed: 'No se pudieron cargar las siguientes.',
    end: 'No hay más.',
    followers: (count: number) => counted('es', count, { one: '# seguidora', other: '# seguidoras' }),
    matches: (count: number) => counted('es', count, { one: '# resultado', other: '# resultados' }),
  },
})
