import type { ImageRequest } from '../../../contract/credits.ts'

const LOOKS: Readonly<Record<ImageRequest['style'], string>> = {
  modern: 'Modern flat illustration with geometric shapes.',
  vintage: 'Vintage badge illustration in a few muted colours.',
  minimalist: 'Minimalist line icon in one or two colours.',
  bold: 'Bold mascot illustration with heavy outlines and strong colours.',
  graffiti: 'Graffiti illustration with lively shapes and bright colours.',
  professional: 'Clean emblem for a company in two or three sober colours.',
}

// This text is added to each prompt, because a picture can be traced and cut only if it has flat areas, a single piece and a background in
// another colour.
const FOR_VINYL =
  'Artwork of a die-cut vinyl sticker: one centred motif in one piece, flat solid colours, clean edges, plain white background, nothing cut off at the edges, no shadow, no texture, no mockup, no watermark.'

export function writeModelPrompt({ prompt, style }: Pick<ImageRequest, 'prompt' | 'style'>): string {
  return `${prompt.replace(/[.\s]*$/, '')}. ${LOOKS[style]} ${FOR_VINYL}`
}
