import { PDFHexString, PDFName, type PDFContext, type PDFRef } from '@cantoo/pdf-lib'
import type { Cmyk } from './inks.ts'
import type { PressPicture } from './press-picture.ts'

/** Mode 1 leaves the inks below a cut line alone on plates it does not print on (ISO 32000-1, 11.7.4.5). */
export const OVERPRINT = { OP: true, op: true, OPM: 1 }

/** A layer that a reader of the PDF may hide, by its name. */
export function pdfLayer(context: PDFContext, name: string): PDFRef {
  return context.register(context.obj({ Type: 'OCG', Name: PDFHexString.fromText(name) }))
}

const MAGENTA: Cmyk = { c: 0, m: 1, y: 0, k: 0 }

/** A spot colour, shown, where there is no such plate, in process inks: as full magenta by default. */
export function separation(context: PDFContext, name: string, shown: Cmyk = MAGENTA): PDFRef {
  const { c, m, y, k } = shown
  const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [c, m, y, k], N: 1 }
  return context.register(context.obj(['Separation', PDFName.of(name), 'DeviceCMYK', tint]))
}

/** A picture, to be painted into the unit square. */
export function pictureObject(context: PDFContext, { widthPx, heightPx, deflated }: PressPicture): PDFRef {
  return context.register(
    context.stream(deflated, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: widthPx,
      Height: heightPx,
      ColorSpace: 'DeviceRGB',
      BitsPerComponent: 8,
      Filter: 'FlateDecode',
      DecodeParms: { Predictor: 15, Colors: 3, BitsPerComponent: 8, Columns: widthPx },
    }),
  )
}
