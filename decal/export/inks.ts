import { splitChannels, type Colour } from '../colour.ts'
import type { CutKind } from '../decal.ts'

/** Shares of ink, 0 to 1. */
export type Cmyk = { c: number; m: number; y: number; k: number }

/**
 * Converts a screen colour to inks. The grey component becomes black (full grey component replacement), so greys use black alone, and no
 * area has more than 300 % ink. This isn't a press separation: the output intent's profile maps the inks back to screen colours
 * (cmyk-profile.ts), and the RIP separates those colours for its press and film.
 */
export function separateColour(colour: Colour): Cmyk {
  const [r, g, b] = splitChannels(colour)
  const light = Math.max(r, g, b)
  if (light === 0) return { c: 0, m: 0, y: 0, k: 1 }
  return { c: 1 - r / light, m: 1 - g / light, y: 1 - b / light, k: 1 - light / 255 }
}

/** Whether a colour is white, which is bare film without ink. */
export function isBareFilm(colour: Colour): boolean {
  return splitChannels(colour).every((channel) => channel === 255)
}

/**
 * Names of cut lines, for spot colours and layers: CutContour for kiss cuts, PerfCutContour for cuts through the liner. Roland's VersaWorks
 * recognizes both; other RIPs can be configured for them (docs/print-files.md).
 */
export const SPOT_NAMES = { kiss: 'CutContour', through: 'PerfCutContour' } as const satisfies Record<
  CutKind,
  string
>

export const WHITE_INK_NAME = 'White'
export const NO_INK: Cmyk = { c: 0, m: 0, y: 0, k: 0 }

/** Colours of cut lines in formats without spot colours: magenta for kiss cuts, cyan for cuts through the liner. */
export const CUT_COLOURS = {
  kiss: { screen: '#ff00ff', inks: { c: 0, m: 1, y: 0, k: 0 } },
  through: { screen: '#00ffff', inks: { c: 1, m: 0, y: 0, k: 0 } },
} as const satisfies Record<CutKind, { screen: Colour; inks: Cmyk }>

// Names that PDF and PostScript reserve for printing inks. A cut line with such a name would be printed.
const PROCESS_NAMES = ['all', 'none', 'cyan', 'magenta', 'yellow', 'black']

/**
 * Returns the name of the cut line's spot colour. It is the requested name, or else the usual name for the kind of cut. Throws for an empty
 * name and for the names of printing inks.
 */
export function chooseSpotName(kind: CutKind, wanted: string | undefined): string {
  const name = wanted ?? SPOT_NAMES[kind]
  if (name.trim() === '' || PROCESS_NAMES.includes(name.trim().toLowerCase())) {
    throw new Error(`a cut line cannot be called "${name}"`)
  }
  return name
}
