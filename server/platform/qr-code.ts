import { toBuffer, toSVG } from 'bwip-js/node'

/** The encoder's units per module of a QR code. */
const MODULE = 2
/** Pixels of the PNG, or units of the SVG, per unit of the encoder. */
const SCALE = 4
/** The quiet zone that ISO/IEC 18004 requires on every side: four modules, in the encoder's units. */
const QUIET = 4 * MODULE

const symbol = (text: string) => ({ bcid: 'qrcode', text, scale: SCALE })

/** Encodes text as a QR code in PNG format, without a quiet zone, because the paper around it is white. */
export const qrPng = (text: string): Promise<Uint8Array> => toBuffer(symbol(text))

/** Encodes text as a QR code in SVG format, black on white with its quiet zone, so that cameras read it on any background. */
export const qrSvg = (text: string): string =>
  toSVG({ ...symbol(text), padding: QUIET, backgroundcolor: 'FFFFFF' })
