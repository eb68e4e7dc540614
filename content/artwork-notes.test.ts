import { expect, it } from 'vitest'
import { describeArtworkNote } from './artwork-notes.ts'

const other = 'Archivo Black'

it.each<[string, Parameters<typeof describeArtworkNote>[0]]>([
  [
    'The cut line in your file is not closed, so we drew a new one around the artwork.',
    { code: 'cut-line-unused', why: 'not-closed' },
  ],
  [
    'Your file has 3 pages. This is page 2; you can choose another one.',
    { code: 'one-of-many-pages', page: 2, pages: 3 },
  ],
  [
    'The SVG has live text. We set it in our own fonts: all of it in Archivo Black. Please check the proof. To keep your own font, convert the text to outlines.',
    { code: 'text-set-in-our-fonts', fonts: [], other },
  ],
  [
    'The SVG has live text. We set it in our own fonts: “Georgia” in Tinos, “Arial” in Arimo. Please check the proof. To keep your own font, convert the text to outlines.',
    {
      code: 'text-set-in-our-fonts',
      fonts: [
        { name: 'Georgia', ours: 'Tinos' },
        { name: 'Arial', ours: 'Arimo' },
      ],
      other,
    },
  ],
])('a customer reads about a file: %s', (sentence, note) => {
  expect(describeArtworkNote(note)).toBe(sentence)
})
