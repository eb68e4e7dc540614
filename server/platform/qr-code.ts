import { toBuffer, toSVG } from 'bwip-js/node'

/** The width of a module of the QR code in the encoder's units. */
const MODULE_UNITS = 2
/** The number of pixels of the PNG, or of units of the SVG, per unit of the encoder. */
const SCALE = 4
/** The quiet zone on each side, in the encoder's units: four modules, as ISO/IEC 18004 requires. */
const QUIET_ZONE = 4 * MODULE_UNITS

const symbol = (text: string) => ({ bcid: 'qrcode', text, scale: SCALE })

/** Encodes text as a QR code in a PNG. It has no quiet zone, because it is printed on white paper. */
export const drawQrPng = (text: string): Promise<Uint8Array> => toBuffer(symbol(text))

/** Encodes text as a QR code in an SVG. It has a white quiet zone, so that cameras can read it on any background. */
export const drawQrSvg = (text: string): string =>
  toSVG({ ...symbol(text), padding: QUIET_ZONE, backgroundcolor: 'FFFFFF' })
