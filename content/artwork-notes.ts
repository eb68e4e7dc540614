const cutLineFaults = {
  'too-intricate': 'is too intricate',
  'too-small': 'is too small to be one',
  'several-lines': 'has more than one line',
  'not-closed': 'is not closed',
  'crosses-itself': 'crosses itself',
}

type ArtworkNote =
  | { code: 'checkerboard' | 'thin-lines' | 'ragged-lines' }
  | { code: 'separate-parts'; parts: number }
  | { code: 'own-cut-line' }
  | { code: 'cut-line-unused'; why: keyof typeof cutLineFaults }
  | { code: 'one-of-many-pages'; page: number; pages: number }
  | { code: 'animation'; frames: number }
  | { code: 'background-removed' | 'white-on-dark' | 'cut-as-rectangle' | 'white-page-removed' }
  | { code: 'unprintable-parts-left-out' }
  | { code: 'text-set-in-our-fonts'; fonts: readonly { name: string; ours: string }[]; other: string }

/** Describes to the customer what the shop noticed about an uploaded file. */
export function describeArtworkNote(note: ArtworkNote): string {
  switch (note.code) {
    case 'checkerboard':
      return 'Your picture contains a checkerboard, the pattern that programs show for transparency, and it would print. Please export it again as PNG with a transparent background.'
    case 'thin-lines':
      return 'Some lines or letters are thinner than 0.35 mm at this size and may break up in print. Please choose a larger size, or make them thicker.'
    case 'ragged-lines':
      return 'Some lines or letters of this picture are only a pixel or two wide, so they’d look ragged at this size. Please use a larger picture, an SVG or PDF, or a smaller size.'
    case 'separate-parts':
      return `Your artwork has ${note.parts} separate parts. One cut line goes around all of them, with bridges of film in between. If you want separate decals, please upload each one as its own file.`
    case 'own-cut-line':
      return 'Your file has its own cut line, so we’ll cut along that.'
    case 'cut-line-unused':
      return `The cut line in your file ${cutLineFaults[note.why]}, so we drew a new one around the artwork.`
    case 'one-of-many-pages':
      return `Your file has ${note.pages} pages. This is page ${note.page}; you can choose another one.`
    case 'animation':
      return `This file is an animation of ${note.frames} pictures. We print the first one. To print another, please upload it as a separate file.`
    case 'background-removed':
      return 'We removed the flat background. If parts of your artwork are gone too, lower the tolerance or upload a picture with a transparent background.'
    case 'white-on-dark':
      return 'Your artwork is white on a dark background. Without the background, it wouldn’t show on white film, so we keep the background and cut it as a rectangle. To remove it anyway, set the tolerance.'
    case 'cut-as-rectangle':
      return 'The picture has no transparent or flat background, so we’ll cut it as a rectangle with rounded corners.'
    case 'white-page-removed':
      return 'We removed a white page behind the artwork.'
    case 'unprintable-parts-left-out':
      return 'We left out scripts, animations, linked files or effects that can’t be printed. Please check the proof.'
    case 'text-set-in-our-fonts': {
      const fonts = note.fonts.map(({ name, ours }) => `“${name}” in ${ours}`).join(', ')
      const how = fonts === '' ? `all of it in ${note.other}` : fonts
      return `The SVG has live text. We set it in our own fonts: ${how}. Please check the proof. To keep your own font, convert the text to outlines.`
    }
  }
}
