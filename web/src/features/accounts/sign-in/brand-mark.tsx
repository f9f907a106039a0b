const PATHS: Record<string, string> = {
  google:
    'M12.2 10.3v3.6h5.1c-.2 1.3-1.5 3.8-5.1 3.8a5.7 5.7 0 1 1 0-11.4c1.7 0 2.9.7 3.6 1.4l2.5-2.4A9 9 0 0 0 12.2 3a9 9 0 1 0 0 18c5.2 0 8.6-3.7 8.6-8.8 0-.6 0-1.3-.2-1.9z',
  facebook:
    'M22 12a10 10 0 1 0-11.6 9.9v-7H7.9V12h2.5V9.8c0-2.5 1.5-3.9 3.8-3.9 1.1 0 2.2.2 2.2.2v2.5h-1.3c-1.2 0-1.6.8-1.6 1.6V12h2.8l-.5 2.9h-2.3v7A10 10 0 0 0 22 12',
}

/** What people look for before they read. */
export function BrandMark({ name }: { name: string }) {
  const path = PATHS[name]
  if (!path) return null
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 shrink-0" fill="currentColor">
      <path d={path} />
    </svg>
  )
}
