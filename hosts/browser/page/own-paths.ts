/** What the demo's server answers; everything else at this origin is a file. */
const STARTS = ['/api/', '/auth/v1/', '/events', '/media/', '/forms/', '/uploads', '/demo-mail', '/healthz', '/readyz']

export const isOfServer = (pathname: string): boolean => STARTS.some((start) => pathname.startsWith(start))
