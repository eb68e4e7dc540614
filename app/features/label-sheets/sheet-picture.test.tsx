import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readSheetChoice, SheetPicture } from './sheet-picture.tsx'

const choiceOf = (fields: Record<string, string>) =>
  readSheetChoice((name) => ({ widthMm: '50', heightMm: '25', sheet: 'letter', ...fields })[name])

test.each([
  [{}, '27 labels on a letter sheet', 27],
  [{ widthMm: '190', heightMm: '250' }, '1 label on a letter sheet', 1],
  [{ heightMm: '12,5' }, '48 labels on a letter sheet', 48],
  [{ sheet: 'roll' }, 'One after the other on a roll', 1],
])('a sheet of %j is drawn with every label on it', (fields, count, labels) => {
  const html = renderToStaticMarkup(<SheetPicture choice={choiceOf(fields)} />)
  expect(html).toContain(`>${count}<`)
  const [, outlines = ''] = /<path d="([^"]+)" fill="#ffffff"/.exec(html) ?? []
  expect(outlines.split('M')).toHaveLength(labels + 1)
})

test.each([{ widthMm: '' }, { widthMm: '5' }, { heightMm: '900' }, { heightMm: 'tall' }])(
  'no sheet is drawn for %j',
  (fields) => {
    expect(choiceOf(fields)).toBeNull()
    expect(renderToStaticMarkup(<SheetPicture choice={null} />)).not.toContain('<svg')
  },
)
