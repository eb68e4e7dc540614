import { channels, type Colour } from '../colour.ts'
import type { CutKind } from '../decal.ts'

/** Shares of ink, 0 to 1. */
export type Cmyk = { c: number; m: number; y: number; k: number }

/**
 * The inks of a screen colour: what all three colours share is black (full grey component replacement),
 * so greys are black alone and no area carries more than 300 % ink. It is no separation for a press: the profile in a file's output
 * intent says which screen colours these inks mean (cmyk-profile.ts), and the RIP separates those for its press and film.
 */
export function inksOf(colour: Colour): Cmyk {
  const [r, g, b] = channels(colour)
  const light = Math.max(r, g, b)
  if (light === 0) return { c: 0, m: 0, y: 0, k: 1 }
  return { c: 1 - r / light, m: 1 - g / light, y: 1 - b / light, k: 1 - light / 255 }
}

/** Whether a colour is the bare white film: it takes no ink. */
export function isBareFilm(colour: Colour): boolean {
  return channels(colour).every((channel) => channel === 255)
}

/**
 * What cut lines are called, as spot colours and as layers: kiss cuts CutContour, cuts through the liner PerfCutContour. Roland's
 * VersaWorks cuts by these, other RIPs are set to them (docs/print-files.md).
 */
export const SPOT_NAMES = { kiss: 'CutContour', through: 'PerfCutContour' } as const satisfies Record<
  CutKind,
  string
>

/** What white ink is called as a spot colour. */
export const WHITE_NAME = 'White'
export const NO_INK: Cmyk = { c: 0, m: 0, y: 0, k: 0 }

/** How cut lines look where they are no plate of their own: magenta, and cyan for a cut through the liner. */
export const CUT_COLOURS = {
  kiss: { screen: '#ff00ff', inks: { c: 0, m: 1, y: 0, k: 0 } },
  through: { screen: '#00ffff', inks: { c: 1, m: 0, y: 0, k: 0 } },
} as const satisfies Record<CutKind, { screen: Colour; inks: Cmyk }>

// These stand for real inks in PDF and PostScript: a cut line by such a name would be printed.
const PROCESS_NAMES = ['all', 'none', 'cyan', 'magenta', 'yellow', 'black']

/**
 * The name of the cut line's spot colour: the one a machine is set to, else what its kind of cut is usually called.
 * Throws for an empty name and for the names of printing inks.
 */
export function spotNameOf(kind: CutKind, wanted: string | undefined): string {
  const name = wanted ?? SPOT_NAMES[kind]
  if (name.trim() === '' || PROCESS_NAMES.includes(name.trim().toLowerCase())) {
    throw new Error(`a cut line cannot be called "${name}"`)
  }
  return name
}
