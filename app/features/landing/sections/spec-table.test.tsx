import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { decalMaterialGuide } from '../../../../content/landing/decal-material-guide.ts'
import { SpecTable } from './spec-table.tsx'

test('no table heading is empty', () => {
  const section = decalMaterialGuide.sections.find(({ kind }) => kind === 'table')
  if (section?.kind !== 'table') throw new Error('The material guide has no table')
  expect(section.columns[0]).toBe('')
  const html = renderToStaticMarkup(<SpecTable section={section} />)
  expect(html.match(/<th scope="col"[^>]*>/g)).toHaveLength(section.columns.length)
  expect(html).not.toMatch(/<th[^>]*><\/th>/)
})
