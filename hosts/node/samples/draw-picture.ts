import type { MadePictures } from '@heraia/server/ports'
import { mediaMaker } from '../media/media-maker.ts'
import { drawPng } from '../pictures/draw-png.ts'

/** A drawing as its uploaded picture would be: in each of these widths, in pixels. */
export type DrawsPicture = (svg: string, widths: readonly number[]) => Promise<MadePictures>

export const drawPicture: DrawsPicture = async (svg, widths) =>
  mediaMaker.pictures(await drawPng(svg), { widths: [...widths], atLeast: { width: 1, height: 1 } })
