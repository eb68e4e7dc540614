import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { barcodeComplianceLabels } from '../../../../content/landing/barcode-compliance-labels.ts'
import { DownloadsSection } from './downloads.tsx'

const section = barcodeComplianceLabels.sections.find(({ kind }) => kind === 'downloads')

test('templates are shown at one scale, with a link to each format', () => {
  if (section?.kind !== 'downloads') throw new Error('The page has no templates')
  const html = renderToStaticMarkup(<DownloadsSection section={section} />)
  const shown = [...html.matchAll(/<img src="([^"]+)" alt="" width="(\d+)" height="(\d+)"/g)]
  expect(shown.map(([, src]) => src)).toEqual(section.files.map(({ also }) => also.path))
  for (const [at, { shown: size }] of section.files.entries()) {
    const [, , width, height] = shown[at] ?? []
    expect(Number(width) / size.widthMm).toBeCloseTo(2.6, 1)
    expect(Number(height) / size.heightMm).toBeCloseTo(2.6, 1)
  }
  for (const { path, also } of section.files)
    for (const link of [path, also.path]) expect(html).toContain(`<a href="${link}" download=""`)
})
