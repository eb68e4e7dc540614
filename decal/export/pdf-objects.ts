import { PDFHexString, PDFName, PDFString, type PDFContext, type PDFRef } from '@cantoo/pdf-lib'
import { deflatedProfile } from './cmyk-profile.ts'
import { type Cmyk, CUT_COLOURS } from './inks.ts'
import type { PressPicture } from './press-picture.ts'

/** With mode 1, a cut line leaves the inks below it unchanged on plates on which it doesn't print (ISO 32000-1, 11.7.4.5). */
export const OVERPRINT = { OP: true, op: true, OPM: 1 }
/** Mode 0 prints process inks as if nothing overprinted, but leaves spot-colour plates unchanged, so the white ink below stays. */
export const ABOVE_WHITE = { OP: true, op: true, OPM: 0 }

/** A layer that a PDF reader can hide, by its name. */
export function pdfLayer(context: PDFContext, name: string): PDFRef {
  return context.register(context.obj({ Type: 'OCG', Name: PDFHexString.fromText(name) }))
}

/** A spot colour with its substitute in process inks, by default full magenta, for devices without that plate. */
export function separation(context: PDFContext, name: string, shown: Cmyk = CUT_COLOURS.kiss.inks): PDFRef {
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
      ColorSpace: 'DeviceCMYK',
      BitsPerComponent: 8,
      Filter: 'FlateDecode',
      DecodeParms: { Predictor: 15, Colors: 4, BitsPerComponent: 8, Columns: widthPx },
    }),
  )
}

/** The output intent of a file whose only colour space is CMYK, separated by `inksOf`. */
export function outputIntent(context: PDFContext): PDFRef {
  const profile = context.stream(deflatedProfile(), { N: 4, Filter: 'FlateDecode' })
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
