/** To read and write down, four signs at a time: `k7mq-2xvd-9hpw`. Whoever types one may leave the dashes out. */
export const groupedCode = (code: string): string =>
  code
    .replace(/[\s-]/g, '')
    .match(/.{1,4}/g)
    ?.join('-') ?? ''
