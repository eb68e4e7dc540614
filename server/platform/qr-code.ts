import { toBuffer, toSVG } from 'bwip-js/node'

/** The encoder draws a module of this code two units wide. */
const MODULE = 2
/** Dots of a picture, and units of a drawing, to each unit of the encoder's. */
const SCALE = 4
/** White that a camera wants on every side (ISO/IEC 18004): four modules, in the encoder's units. */
const QUIET = 4 * MODULE

const symbol = (text: string) => ({ bcid: 'qrcode', text, scale: SCALE })

/** A QR code as PNG, without the white around it: paper has it. */
export const qrPng = (text: string): Promise<Uint8Array> => toBuffer(symbol(text))

/** A QR code as SVG, black on white with the white around it: a camera reads it on any ground. */
export const qrSvg = (text: string): string =>
  toSVG({ ...symbol(text), padding: QUIET, backgroundcolor: 'FFFFFF' })
