import { PRODUCT_NAME } from '@heraia/contract/product'

/** What lies in front of everything else, for whoever opens the archive years later. */
export const ARCHIVE_README = `${PRODUCT_NAME}: your archive

tables/   what you wrote and what is kept about you, one JSON file a table
files/    your pictures, films and documents, by what they were for; their names end in the ids that tables/media_files.json has
about.json    whose archive this is, of which site, and when it was made

Files that you deleted before you fetched the archive are not in it.


${PRODUCT_NAME}: tu archivo

tables/   lo que has escrito y lo que guardamos sobre ti, un archivo JSON por tabla
files/    tus imágenes, vídeos y documentos, según para qué eran; sus nombres terminan con los identificadores de tables/media_files.json
about.json    de quién es este archivo, de qué sitio y cuándo se creó

Lo que borraste antes de descargar el archivo no está dentro.
`
