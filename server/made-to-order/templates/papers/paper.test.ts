import { expect, it } from 'vitest'
import { shopFacts } from '../../../../content/shop.ts'
import { withTemporaryFile, describeIfInstalled, runReader } from '../../../../tests/setup/readers.ts'
import { writePaperPdf } from './paper.ts'
import type { Paper } from './paper-part.ts'

const PAPER: Paper = {
  title: 'Before you ship',
  lead: 'Ten minutes that save a pallet.',
  parts: [
    { kind: 'heading', text: 'In this order' },
    { kind: 'list', boxes: true, numbers: true, items: ['Wipe the panel', 'Let it dry'] },
    {
      kind: 'columns',
      columns: [[{ kind: 'words', text: 'Left side' }], [{ kind: 'blanks', labels: ['Checked by'] }]],
    },
    {
      kind: 'table',
      columns: ['Row', 'Price'],
      rows: Array.from({ length: 60 }, (_, at) => [`Row number ${at + 1}`, `CA$${at}.00`]),
      figures: true,
    },
    {
      kind: 'drawing',
      height: 40,
      draw: (page, { x, y, width, height }) => page.drawRectangle({ x, y, width, height }),
    },
    { kind: 'words', text: 'Emoji 🙂 and Straße', look: 'faint' },
  ],
}

const read = (bytes: Uint8Array): Promise<string[]> =>
  withTemporaryFile('paper.pdf', bytes, (file) =>
    runReader('pdftotext', ['-layout', file, '-']).split('\f').slice(0, -1),
  )

describeIfInstalled('pdftotext', 'A paper as poppler reads it', () => {
  it('contains everything in order, on as many pages as needed, each with header, footer and page number', async () => {
    const pages = await read(await writePaperPdf(PAPER))
    expect(pages).toHaveLength(3)
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(shopFacts.name)
      expect(page).toContain(shopFacts.address.postalCode)
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`)
    }
    const words = pages.join(' ').replaceAll(/\s+/g, ' ')
    for (const said of ['Before you ship', '1. Wipe the panel', '2. Let it dry', 'Left side Checked by'])
      expect(words).toContain(said)
    for (let row = 1; row <= 60; row++) expect(words).toContain(`Row number ${row} CA$${row - 1}.00`)
    expect(words).toContain('Emoji ? and Straße')
  })

  it('repeats a table’s heading row on its further pages', async () => {
    const pages = await read(await writePaperPdf(PAPER))
    for (const page of pages.filter((text) => text.includes('Row number'))) expect(page).toMatch(/Row +Price/)
  })
})

describeIfInstalled('qpdf', 'A paper as qpdf checks it', () => {
  it('is valid, and has the same bytes each time', async () => {
    const bytes = await writePaperPdf(PAPER)
    await withTemporaryFile('paper.pdf', bytes, (file) => {
      expect(runReader('qpdf', ['--check', file])).toContain('No syntax or stream encoding errors')
    })
    expect(Buffer.from(await writePaperPdf(PAPER)).equals(Buffer.from(bytes))).toBe(true)
  })
})
