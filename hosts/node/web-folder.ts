import { resolve } from 'node:path'

export const webFolder = resolve(import.meta.dirname, '../../web')
