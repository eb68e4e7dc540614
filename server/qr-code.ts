import { toBuffer, toSVG } from 'bwip-js/node'

/** Dots a side of each module: of a picture of pixels, and units of a drawing. */
const SCALE = 4
/** Modules of white that a camera wants on every side (ISO/IEC 18004). */
const QUIET = 4

const symbol = (text: string) => ({ bcid: 'qrcode', text, scale: SCALE })

/** A QR code as PNG, without the white around it: paper has it. */
export const qrPng = (text: string): Promise<Uint8Array> => toBuffer(symbol(text))

/** A QR code as SVG, black on white with the white around it: a camera reads it on any ground. */
export const qrSvg = (text: string): string =>
  toSVG({ ...symbol(text), padding: QUIET, backgroundcolor: 'FFFFFF' })
