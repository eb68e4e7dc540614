/** Two messages about a preflight finding. `warn` is shown if the finding is only a warning, `stop` if it prevents the sale. */
type FindingTexts = Record<'warn' | 'stop', string>

const always = (words: string): FindingTexts => ({ warn: words, stop: words })

/** Messages to buyers about the problems that preflight finds, by their code. Staff read content/preflight-problems.ts. */
const findingTexts = {
  'cut-not-one-closed-path': always(
    "We can't cut this design in one piece, because no single line goes around it. Please choose another layout.",
  ),
  'cut-crosses-itself': always(
    'The cut line would cross itself at this size. Please make the decal bigger, or choose another layout.',
  ),
  'cut-too-tight': always(
    "The cut line has a bend that's too tight for the blade at this size. Please make the decal bigger.",
  ),
  'cut-too-near-artwork': always(
    'The cut line is too close to the artwork at this size. Please make the decal bigger.',
  ),
  'artwork-outside-bleed': always(
    'Part of the artwork is outside the print area. Please choose another layout, or upload the file again.',
  ),
  'features-too-thin': {
    warn: 'Some details are finer than 0.35 mm at this size and may break up in print. A bigger decal keeps them sharp.',
    stop: 'The lettering is too fine to read at this size. Please make the decal bigger.',
  },
  'lettering-too-small': {
    warn: 'The smallest letters are under 3 mm high at this size and hard to read. A bigger decal reads better.',
    stop: 'The smallest letters are under 2 mm high at this size, too small to print. Please make the decal bigger.',
  },
  'lettering-without-contrast': {
    warn: 'Some lettering is close in tone to its background. Other colours are easier to read from a distance.',
    stop: 'Some lettering hardly stands out from its background. Please choose other colours.',
  },
  'decal-too-small': always(
    'This is too small to cut. A decal has to be at least 6 mm each way. Please make it bigger.',
  ),
  'decal-too-wide': always('This is wider than our roll of vinyl, 1,300 mm. Please make it smaller.'),
  'code-too-small': {
    warn: 'The squares of the QR code are under half a millimetre at this size, so some phones may not read it. Please make the decal larger.',
    stop: 'The squares of the QR code are too fine to print at this size, so phones couldn’t read it. Please make the decal larger.',
  },
  'picture-too-coarse': {
    warn: 'The picture is under 300 dpi at this size, so it looks a little soft up close.',
    stop: 'The picture is under 150 dpi at this size, so the pixels will show. Make the decal smaller, or upload a bigger file.',
  },
} as const satisfies Readonly<Record<string, FindingTexts>>

/** Describes a preflight finding in a sentence for the buyer. */
export const describeFinding = ({
  code,
  severity,
}: {
  code: keyof typeof findingTexts
  severity: 'note' | 'warn' | 'stop'
}): string => findingTexts[code][severity === 'stop' ? 'stop' : 'warn']
