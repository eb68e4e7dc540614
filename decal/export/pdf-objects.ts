import { PDFHexString, PDFName, PDFString, type PDFContext, type PDFRef } from '@cantoo/pdf-lib'
import { deflateCmykProfile } from './cmyk-profile.ts'
import { type Cmyk, CUT_COLOURS } from './inks.ts'
import type { PressPicture } from './press-picture.ts'

/** Overprint mode 1: a cut line leaves the inks below unchanged on all plates but its own (ISO 32000-1, 11.7.4.5). */
export const OVERPRINT_CUT_LINES = { OP: true, op: true, OPM: 1 }
/** Overprint mode 0: process inks replace the process inks below them, but leave spot colours such as white ink unchanged. */
export const OVERPRINT_ABOVE_WHITE = { OP: true, op: true, OPM: 0 }

/** Creates a named layer that a PDF reader can hide. */
export function createPdfLayer(context: PDFContext, name: string): PDFRef {
  return context.register(context.obj({ Type: 'OCG', Name: PDFHexString.fromText(name) }))
}

/** Creates a spot colour. A device that doesn't have this ink prints the colour `shown` instead, by default full magenta. */
export function createSpotColour(
  context: PDFContext,
  name: string,
  shown: Cmyk = CUT_COLOURS.kiss.inks,
): PDFRef {
  const { c, m, y, k } = shown
  const tint = { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [c, m, y, k], N: 1 }
  return context.register(context.obj(['Separation', PDFName.of(name), 'DeviceCMYK', tint]))
}

/** Creates a picture object, to be painted into the unit square. */
export function createPictureObject(
  context: PDFContext,
  { widthPx, heightPx, deflated }: PressPicture,
): PDFRef {
  return context.register(
    context.stream(deflated, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: widthPx,
      Height: heightPx,
      ColorSpace: 'DeviceCMYK',
      BitsPerComponent: 8,
      Filter: 'FlateDecode',
      DecodeParms: { Predictor: 15, Colors: 4, BitsPerComponent: 8, Columns: widthPx },
    }),
  )
}

/** Creates the output intent of a file in which all colours are CMYK, separated by `separateColour`. */
export function createOutputIntent(context: PDFContext): PDFRef {
  const profile = context.stream(deflateCmykProfile(), { N: 4, Filter: 'FlateDecode' })
  return context.register(
    context.obj({
      Type: 'OutputIntent',
      S: 'GTS_PDFX',
      OutputConditionIdentifier: PDFString.of('Custom'),
      Info: PDFString.of('sRGB separated with full grey component replacement'),
      DestOutputProfile: context.register(profile),
    }),
  )
}
