import { channels, type Colour } from '../colour.ts'
import type { CutKind } from '../decal.ts'

/** Shares of ink, 0 to 1. */
export type Cmyk = { c: number; m: number; y: number; k: number }

/**
 * The inks of a screen colour: what all three colours share is black (full grey component replacement),
 * so greys are black alone and no area carries more than 300 % ink. No profile of press or film is applied;
 * a shop that wants one applies it in the RIP.
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

/** The spot names most RIPs cut by: kiss cuts on CutContour, cuts through the liner on PerfCutContour. */
export const SPOT_NAMES = { kiss: 'CutContour', through: 'PerfCutContour' } as const satisfies Record<
  CutKind,
  string
>

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
