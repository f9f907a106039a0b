import { wordmarkLines } from './wordmark-lines.ts'

/** The colours of ui/src/tokens.css for light screens, as files of pictures need them. */
export const colours = {
  ink: '#331a2e',
  paper: '#fbf6ee',
  cream: '#f7ead9',
  track: '#ee5a35',
  clay: '#e08a55',
  sun: '#f2c94c',
  turf: '#3f8f5f',
}

/** The lanes of a track that run into an H; 32 units wide. */
export const markPaths = (upright: string, bar: string): string =>
  `<g fill="none" stroke-linecap="round" stroke-width="3.5"><path d="M7 25V12a5 5 0 0 1 5-5m8 0a5 5 0 0 1 5 5v13" stroke="${upright}"/><path d="M7 18.5c4.5-3.4 13.5-3.4 18 0" stroke="${bar}"/></g>`

export const markSvg = (upright: string, bar: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512">${markPaths(upright, bar)}</svg>`

/** For home screens: fills its square, and keeps clear of the edges that a launcher cuts off. */
export const iconSvg = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="512" height="512"><rect width="64" height="64" fill="${colours.ink}"/><g transform="translate(10 10) scale(1.375)">${markPaths(colours.cream, colours.track)}</g></svg>`

export const wordmarkSvg = (ink: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 126 40" width="1260" height="400"><g transform="translate(2 4)">${markPaths(ink, colours.track)}</g><path d="${wordmarkLines}" fill="${ink}"/></svg>`
