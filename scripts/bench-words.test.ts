import { describe, expect, it } from 'vitest'
import { findComments, findExportedNames, pickPassages } from '../bench/words/passages.ts'

const SOURCE = `// One comment that has
// two lines of text.
/** A doc comment of one line. */
export const price = 3 // cents, before any tax
export type Shape = { url: 'https://example.com' }
/**
 * A doc comment
 * of several lines.
 */
export async function drawShape(): Promise<void> {}
// too short
`

it('joins adjacent lines of a comment, and skips very short comments', () => {
  expect(findComments('a.ts', SOURCE)).toEqual([
    { place: 'a.ts:1', text: 'One comment that has two lines of text.' },
    { place: 'a.ts:3', text: 'A doc comment of one line.' },
    { place: 'a.ts:4', text: 'cents, before any tax' },
    { place: 'a.ts:6', text: 'A doc comment of several lines.' },
  ])
})

it('ignores comment markers inside strings', () => {
  const source = `app.use('/api/*', handler)
const pattern = "a // b c d e" + \`/* four words in here */\`
/** A doc comment after them. */
app.use('/files/*', handler)
`
  expect(findComments('a.ts', source)).toEqual([{ place: 'a.ts:3', text: 'A doc comment after them.' }])
})

it('finds exported names', () => {
  expect(findExportedNames('a.ts', SOURCE).map(({ text }) => text)).toEqual(['price', 'Shape', 'drawShape'])
})

describe('pickPassages', () => {
  const passages = Array.from({ length: 50 }, (_, index) => ({
    place: `f${index}.ts:1`,
    text: `text ${index}`,
  }))

  it('picks the same passages for the same seed, and others for another seed', () => {
    expect(pickPassages(passages, 10, '1')).toEqual(pickPassages(passages, 10, '1'))
    expect(pickPassages(passages, 10, '1')).not.toEqual(pickPassages(passages, 10, '2'))
  })

  it('keeps its picks when text and line numbers change', () => {
    const places = (list: typeof passages) => list.map(({ place }) => place.split(':')[0])
    const edited = passages.map(({ place }) => ({ place: place.replace(':1', ':9'), text: 'rewritten' }))
    expect(places(pickPassages(edited, 10, '1'))).toEqual(places(pickPassages(passages, 10, '1')))
  })
})
