import sharp from 'sharp'
import { SIGN_SVG } from './decal-calls.ts'

/** Renders the sign with a transparent background. */
export async function makeSignPng(width = 1_400): Promise<Buffer> {
  const sized = SIGN_SVG.replace('viewBox', `width="${width}" height="${width * 0.6}" viewBox`)
  return sharp(Buffer.from(sized)).png().toBuffer()
}
export async function makeSignJpg(): Promise<Buffer> {
  const picture = await makeSignPng()
  return sharp(picture).flatten({ background: '#ffffff' }).jpeg().toBuffer()
}
export async function makeSignWebp(): Promise<Buffer> {
  const picture = await makeSignPng()
  return sharp(picture).webp().toBuffer()
}
