/** Six digits that are not the ones that she was sent. */
export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000')
