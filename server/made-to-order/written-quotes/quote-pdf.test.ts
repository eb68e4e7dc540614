import { expect, it } from 'vitest'
import { calculators } from '../../../content/landing/calculators.ts'
import { withTemporaryFile, describeIfInstalled, runReader } from '../../../tests/setup/readers.ts'
import type { WrittenQuote } from './find-quote.ts'
import { writeQuotePdf } from './quote-pdf.ts'

const PAPER = { width: 612, height: 792 }
const LONG = 'Yellow lanes along both walls, red and white before the docks, STOP in front of every door. '

/** Makes a quote for an item from a calculator, in the format that `findWrittenQuote` returns. */
function quoteOf(kind: string, raw: Record<string, string>): WrittenQuote {
  const calculator = calculators.find((one) => one.kind === kind)
  const asked = calculator?.ask(raw)
  if (!calculator || !asked?.ok) throw new Error(`${kind} does not take ${JSON.stringify(raw)}`)
  const { title, path } = calculator
  const { values, words, name, price } = asked
  const { each, piece, reasons, totalCents: priceCents } = price
  const [createdAt, expiresAt] = [new Date('2026-03-02T15:00:00Z'), new Date('2026-04-01T15:00:00Z')]
  const told = { title, name, each, piece, reasons: [...reasons], priceCents, values, words }
  const row = { id: 7, token: 'a'.repeat(22), kind, specification: {}, visitorHash: '', facts: '' }
  const mail = { email: null, consentWords: null, mailsSent: 0 }
  const state = { number: 'Q-2026-000007', isValid: true, path, calculator, today: asked }
  return { ...row, ...told, ...mail, ...state, createdAt, expiresAt }
}

type Box = { page: number; left: number; right: number; top: number; bottom: number; word: string }

async function boxesOf(quote: WrittenQuote): Promise<Box[]> {
  const bytes = await writeQuotePdf(quote, 'https://decals.example')
  const xml = await withTemporaryFile('quote.pdf', bytes, (file) =>
    runReader('pdftotext', ['-bbox', file, '-']),
  )
  return xml.split('<page ').flatMap((text, page) =>
    [...text.matchAll(/<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/g)].map(
      ([, left, top, right, bottom, word = '']) => ({
        page,
        left: Number(left),
        right: Number(right),
        top: Number(top),
        bottom: Number(bottom),
        word,
      }),
    ),
  )
}

const layoutOf = async (quote: WrittenQuote): Promise<string> =>
  await withTemporaryFile('quote.pdf', await writeQuotePdf(quote, 'https://decals.example'), (file) =>
    runReader('pdftotext', ['-layout', file, '-']),
  )

/** Whether two text boxes overlap clearly. Slight overlaps are normal. */
const lieOver = (one: Box, other: Box): boolean =>
  one.page === other.page &&
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3

const overlapping = (boxes: readonly Box[]): string[][] =>
  boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter((other) => lieOver(one, other))
      .map((other) => [one.word, other.word]),
  )

const floor = () =>
  quoteOf('floor-graphics', { unit: 'ft', wide: '20,000', notes: LONG.repeat(3).slice(0, 300) })
const box = () => quoteOf('packaging', { words: 'Maple syrup, 250 ml' })
const long = () => ({
  ...floor(),
  title: 'Floor safety graphics for a warehouse with eleven docks, two ramps and a yard of its own',
  words: Array.from({ length: 24 }, (_, at) => ({
    key: `What stands in row ${at + 1} of the list`,
    value: LONG.repeat(2),
  })),
})
const wide = () => ({ ...floor(), words: [{ key: 'W'.repeat(60), value: 'W'.repeat(300) }] })
const foreign = () =>
  quoteOf('floor-graphics', { unit: 'ft', notes: 'Łódź, aisle 4: żółty'.repeat(12).slice(0, 300) })

describeIfInstalled('pdftotext', 'the paper of a quote', () => {
  it.each([
    ['of a floor', floor],
    ['of a package', box],
    ['in the wider letters of DejaVu Sans', foreign],
    ['with words that have no gap', wide],
    ['that is longer than a page', long],
  ])('%s has no overlapping words, and none off the paper', async (_, quote) => {
    const boxes = await boxesOf(quote())
    expect(boxes.length).toBeGreaterThan(40)
    expect(overlapping(boxes)).toEqual([])
    for (const { left, right, top, bottom } of boxes) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(36)
      expect(right).toBeLessThanOrEqual(PAPER.width - 46)
      expect(bottom).toBeLessThanOrEqual(PAPER.height - 36)
    }
  })

  it('fits a label into its column, and breaks a longer one', async () => {
    const text = await layoutOf(floor())
    expect(text).toMatch(/Each foot of 100 mm line +CA\$1\.524\n/)
    expect(text).toMatch(/Lines 100 mm +20,000 ft × CA\$1\.524/)
    const longer = { ...box(), words: [{ key: 'Width, or diameter of a bottle', value: '90 mm' }] }
    expect(await layoutOf(longer)).toMatch(/Width, or diameter of a +90 mm\nbottle\n/)
  })

  it('continues on a second page that names the quote, and loses no word', async () => {
    const quote = long()
    const pages = (await layoutOf(quote)).split('\f').map((page) => page.replaceAll(/\s+/g, ' '))
    expect(pages.length).toBeGreaterThan(2)
    expect(pages[1]).toContain('Quote Q-2026-000007, page 2')
    const all = pages.join(' ')
    expect(all.match(/every door\./g)).toHaveLength(48)
    expect(all).toContain('Total CA$')
    expect(all).toContain('Price good until')
  })
})
