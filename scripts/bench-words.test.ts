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

it('finds comments beside regular expressions, in templates and in JSX', () => {
  const source = `const ends = /['"\`]/.exec(text) // a quote ends the text
const label = \`\${price /* in cents, without tax */} "\`
export const view = <p>{/* shown on a phone only */} // plain text of the page</p>
`
  expect(findComments('a.tsx', source)).toEqual([
    { place: 'a.tsx:1', text: 'a quote ends the text' },
    { place: 'a.tsx:2', text: 'in cents, without tax' },
    { place: 'a.tsx:3', text: 'shown on a phone only' },
  ])
})

it('finds no exported names in strings', () => {
  const source = 'export const a = 1\nconst text = `\nexport const b = 2`\nexport { c } from "./c.ts"\n'
  expect(findExportedNames('a.ts', source)).toEqual([{ place: 'a.ts:1', text: 'a' }])
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
