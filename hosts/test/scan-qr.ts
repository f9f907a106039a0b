import decodeQR from 'qr/decode.js'
import sharp from 'sharp'

/** What a camera reads of the QR code in this picture. Throws where there is none. */
export async function scanQr(picture: Uint8Array): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ data, width: info.width, height: info.height })
}
