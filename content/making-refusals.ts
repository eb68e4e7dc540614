import { artworkRefusalMessages } from './artwork-refusals.ts'

/** Messages that say why a decal can't be made at a size. */
const sizeMessages = {
  'no-area': 'There is nothing to cut around.',
  'too-small': "At this size, there's nothing left between the cut lines. Please choose a bigger size.",
  'too-large': 'This is longer than the shop can make. Please choose a smaller size.',
  'bad-offset': 'The distance between cut line and artwork has to be 1 to 10 mm.',
}

/** Messages that say why the engine didn't finish a job. */
export const engineRefusalMessages = {
  'engine-busy': "We're drawing a lot of designs right now. Please try again in a few seconds.",
  'too-complex': 'This is too complex to draw. Please try something simpler.',
  stopped: 'Stopped.',
}

/** Why the engine can't make an item: its size, its file, one of its motifs, or the effort of the banner's print file. */
type MakingRefusal =
  | { code: 'size'; reason: keyof typeof sizeMessages }
  | { code: 'file'; reason: keyof typeof artworkRefusalMessages }
  | { code: 'motif'; motif: string }
  | { code: 'print-too-complex' }

/** Tells a customer or staff why the engine can't make an item. */
export function describeMakingRefusal(refusal: MakingRefusal): string {
  switch (refusal.code) {
    case 'size':
      return sizeMessages[refusal.reason]
    case 'file':
      return artworkRefusalMessages[refusal.reason]
    case 'motif':
      return `${refusal.motif} is in none of the icon sets, or cannot be drawn flat`
    case 'print-too-complex':
      return 'Preparing this banner for print takes too long or too much memory.'
  }
}

/** Tells staff that a banner's approved version can't be printed. `why` is a sentence. */
export const describeUnprintableVersion = (version: number, why: string): string =>
  `Version ${version} is approved, but its file can't be printed as it is. ${why}`
