import { computeContrast, chooseReadableColour, type Colour } from '../colour.ts'
import type { Palette } from '../palettes.ts'
import { DRAWN_MOTIF_SET } from './drawn/drawn-motifs.ts'
import { INK_COLOUR } from './drawn/paintings/painting.ts'
import type { Motif } from './motif.ts'
import { isOutlineDrawing } from './silhouette.ts'
import { findSubjectColour, findUsualPaint } from './subject-colours.ts'

/** The colour behind a motif, and the colours that the caller chose for it (see `MotifPlace`). */
type ColourPlace = { ground: Colour; tint?: Colour; usual?: Colour }

// The minimum contrast of paint with the ink lines on it.
const MIN_PAINT_CONTRAST = 2.2

/**
 * Chooses the colour of a painting's paint: the usual colour of its subject, or else the design's first colour that contrasts with the ink
 * lines and, if possible, with the background.
 */
export function choosePaintColour(
  { name }: Motif,
  { ground }: ColourPlace,
  { main, accent, second, pale }: Palette,
): Colour {
  const usual = findUsualPaint(name)
  if (usual) return usual
  const vivid = [main, accent, second, pale].filter(
    (colour) => computeContrast(colour, INK_COLOUR) >= MIN_PAINT_CONTRAST,
  )
  return vivid.find((colour) => computeContrast(colour, ground) >= 1.6) ?? vivid[0] ?? main
}

/** Chooses the colour of a single-colour motif. */
export function choosePlainColour(motif: Motif, place: ColourPlace, palette: Palette): Colour {
  if (place.tint) return place.tint
  const subject = findSubjectColour(motif.name)
  return chooseReadableColour(
    place.ground,
    [
      ...(subject ? [subject] : []),
      ...(place.usual ? [place.usual] : []),
      palette.main,
      palette.ink,
      palette.accent,
      palette.paper,
    ],
    3,
  )
}

/** Whether a palette has only one colour of film, so that motifs can't have colours of their own. */
const isOneFilm = ({ main, ink }: Palette): boolean => main === ink

/**
 * Whether a motif in the style `plain` gets ink lines on a body in its subject's own colour. This applies to the shop's own line drawings
 * whose subject has a well-known colour.
 */
export function hasNaturalColour(motif: Motif, place: ColourPlace, palette: Palette): boolean {
  const subject = findSubjectColour(motif.name)
  return (
    motif.set === DRAWN_MOTIF_SET &&
    isOutlineDrawing(motif) &&
    place.tint === undefined &&
    !isOneFilm(palette) &&
    subject !== null &&
    computeContrast(subject, palette.ink) >= 2
  )
}

/** Chooses the colour of the body of a motif whose lines are in ink. */
export function chooseBodyColour(motif: Motif, palette: Palette): Colour {
  const subject = isOneFilm(palette) ? null : findSubjectColour(motif.name)
  // The subject's own colour is used even if one of the palette's colours would contrast more.
  if (subject && computeContrast(subject, palette.ink) >= 2) return subject
  return chooseReadableColour(palette.ink, [palette.accent, palette.second, palette.pale], 3.4)
}
