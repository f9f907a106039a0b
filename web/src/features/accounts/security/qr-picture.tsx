/**
 * The server's picture, drawn anew from its paths: nothing of its markup is put into the page. Dark on light in both
 * looks, for that is what cameras read.
 */
export function QrPicture({ picture, label }: { picture: string; label: string }) {
  const { viewBox, paths } = readPicture(picture)
  return (
    <div data-theme="light" className="w-full max-w-64 rounded-md bg-raised p-4 text-ink">
      <svg role="img" aria-label={label} viewBox={viewBox} shapeRendering="crispEdges" className="w-full">
        {paths.map((path) => (
          <path key={path} d={path} fill="currentColor" />
        ))}
      </svg>
    </div>
  )
}

/** auth-js hands it over as a data address. */
function readPicture(picture: string): { viewBox: string; paths: string[] } {
  const markup = picture.slice(picture.indexOf('<'))
  const svg = new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement
  return {
    viewBox: svg.getAttribute('viewBox') ?? '0 0 1 1',
    paths: [...svg.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? ''),
  }
}
