import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SearchInterpretation } from '../../../contract/facets.ts'
import { SearchInterpretationNote } from './search-interpretation-note.tsx'

const wordsFor = (q: string, reading: Partial<SearchInterpretation>) =>
  renderToStaticMarkup(
    <SearchInterpretationNote
      q={q}
      reading={{ corrected: null, missing: [], loosened: false, ...reading }}
    />,
  )
    .replaceAll(/<[^>]+>/g, '')
    .trim()

test.each([
  ['wolf', {}, ''],
  ['wlof', { corrected: 'wolf' }, 'Showing results for wolf instead of “wlof”.'],
  ['boat shipping', { missing: ['shipping'] }, 'No products match “shipping”.'],
  [
    'gift crd',
    { corrected: 'car', missing: ['gift'] },
    'Showing results for car instead of “gift crd”. No products match “gift”.',
  ],
  ['black wolf', { loosened: true }, 'No product matches all your words. These come closest.'],
])('a search for “%s” read as %j says: %s', (q, reading, said) => expect(wordsFor(q, reading)).toBe(said))
