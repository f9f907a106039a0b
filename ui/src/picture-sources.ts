export interface SizedPicture {
  /** Ends in the largest width: /media/…/1280.webp, with or without a query. */
  url: string
  widths: readonly number[]
}

/** For `srcSet`: the same picture in every width that it exists in. */
export const sourcesOf = ({ url, widths }: SizedPicture): string =>
  widths.map((width) => `${url.replace(/\d+(?=\.webp)/, String(width))} ${width}w`).join(', ')
