import type { FindingCode } from '../../../contract/finding-codes.ts'
import type { DecalFinding } from '../../../contract/quote.ts'

type Words = Record<'warn' | 'stop', string>

const always = (words: string): Words => ({ warn: words, stop: words })

const WORDS: Readonly<Record<FindingCode, Words>> = {
  'cut-not-one-closed-path': always(
    'No single line runs around this design, so it cannot be cut in one piece. Please choose another arrangement.',
  ),
  'cut-crosses-itself': always(
    'The cut line would cross itself at this size. Please make the decal larger, or choose another arrangement.',
  ),
  'cut-too-tight': always(
    'The cut line has a bend that is too tight for the knife at this size. Please make the decal larger.',
  ),
  'cut-too-near-artwork': always(
    'The cut line runs too close to the artwork at this size. Please make the decal larger.',
  ),
  'artwork-outside-bleed': always(
    'Part of the artwork lies outside the printed area. Please choose another arrangement, or send the file again.',
  ),
  'features-too-thin': {
    warn: 'Some details are finer than 0.35 mm at this size and may break up in print. A larger decal keeps them.',
    stop: 'The lettering has strokes so fine at this size that it could not be read. Please make the decal larger.',
  },
  'lettering-too-small': {
    warn: 'The smallest letters are under 3 mm high at this size and hard to read. A larger decal reads better.',
    stop: 'The smallest letters are under 2 mm high at this size and would be lost. Please make the decal larger.',
  },
  'lettering-without-contrast': {
    warn: 'Some lettering is close in tone to what lies behind it. From far away it reads better in other colours.',
    stop: 'Some lettering hardly stands out from what lies behind it. Please choose other colours.',
  },
  'decal-too-small': always(
    'This is too small to be cut: a decal is at least 6 mm each way. Please make it larger.',
  ),
  'decal-too-wide': always('This is wider than our roll of vinyl, 1300 mm. Please make it smaller.'),
  'code-too-small': {
    warn: 'The squares of the QR code are under half a millimetre at this size, so some phones may not read it. Please make the decal larger.',
    stop: 'The squares of the QR code are too fine to print at this size, so phones could not read it. Please make the decal larger.',
  },
  'picture-too-coarse': {
    warn: 'The picture has fewer than 300 dots an inch at this size, so it looks a little soft from near.',
    stop: 'The picture has fewer than 150 dots an inch at this size, so its pixels will show. Make the decal smaller, or send a larger file.',
  },
}

/** What the check of a proof found, as a sentence for its buyer. */
export function findingWords({ code, severity }: Pick<DecalFinding, 'code' | 'severity'>): string {
  return WORDS[code][severity === 'stop' ? 'stop' : 'warn']
}

/** Whether the buyer may have it made all the same: a coarse picture is a matter of taste, a cut that cannot be made is not. */
export const isAcceptable = ({ code }: Pick<DecalFinding, 'code'>): boolean => code === 'picture-too-coarse'
