// Runs on both databases.
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { shopFacts as facts } from '../../../content/shop.ts'
import { withTemporaryFile, describeIfInstalled, runReader } from '../../../tests/setup/readers.ts'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import type { Shopper } from '../../../tests/setup/shopper.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { sendDueMail } from '../../platform/outbox/send-due-mail.ts'
import { sweepWrittenQuotes } from '../../made-to-order/written-quotes/sweep-written-quotes.ts'

let shop: CheckoutShop
beforeAll(async () => (shop = await openCheckoutShop()))
afterAll(() => shop.close())
afterEach(() => {
  shop.clock.ahead = 0
  shop.sent.length = 0
})

const DAY_MS = 24 * 60 * 60 * 1_000
const QUESTION = { quantity: '25', size: '16x20', words: 'Vote for Kim' }

/** Requests a quote for 25 signs and returns the path of its page. */
async function askFor(kim: Shopper, question: Record<string, string> = QUESTION): Promise<string> {
  const { status, location } = await kim.send('/calculators/yard-signs/quote', question)
  expect(status).toBe(303)
  expect(location).toMatch(/^\/quotes\/[0-9A-Za-z]{22}$/)
  return location
}

/** Presses "Order this". Returns the address of the next page, and the cart. */
async function order(boss: TestVisitor, path: string): Promise<{ location: string | null; cart: string }> {
  const form = new FormData()
  form.set('price', '1')
  const { headers } = await boss.upload(`${path}/order`, form)
  return { location: headers.get('location'), cart: await (await boss.get('/cart')).text() }
}

describe('a quote', () => {
  it('shows the item, how the price is made up, the price and the expiry', async () => {
    const kim = shop.shopper()
    const { status, page, headers } = await kim.open(await askFor(kim))
    expect(status).toBe(200)
    expect(page).toMatchObject({
      kind: 'quote',
      number: expect.stringMatching(/^Q-\d{4}-\d{6}$/),
      isValid: true,
      title: 'Custom yard signs',
      name: '25 signs, 16 × 20 in',
      price: 'CA$624.75',
      each: 'CA$24.99',
      words: expect.arrayContaining([{ key: 'Text on the sign', value: 'Vote for Kim' }]),
      changePath: expect.stringContaining('/collection/custom-yard-signs?size=16x20&quantity=25'),
    })
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  it('accepts a length as people write it, and prints the rates behind its price', async () => {
    const kim = shop.shopper()
    const lengths = { unit: 'ft', wide: '2,155', narrow: '.5', pictograms: '0', words: '0' }
    const { location } = await kim.send('/calculators/floor-graphics/quote', lengths)
    const { page } = await kim.open(location)
    expect(page).toMatchObject({
      price: 'CA$3,284.75',
      each: 'CA$1.524',
      words: expect.arrayContaining([{ key: 'Lines 100 mm wide', value: '2,155' }]),
      reasons: expect.arrayContaining([{ label: 'Lines 100 mm', text: '2,155 ft × CA$1.524' }]),
      changePath: expect.stringContaining('wide=2155&narrow=0.5'),
    })
  })

  it('is created once a day for a visitor’s same question, and separately for each visitor', async () => {
    const [kim, lee] = [shop.shopper(), shop.shopper()]
    const first = await askFor(kim)
    expect(await askFor(kim)).toBe(first)
    expect(await askFor(kim, { ...QUESTION, quantity: '50' })).not.toBe(first)
    expect(await askFor(lee)).not.toBe(first)
  })

  it('opens only through its link', async () => {
    const kim = shop.shopper()
    await askFor(kim)
    for (const guess of ['1', 'Q-2026-000001', '0000000000000000000001', "' or 1=1"]) {
      const { status, page } = await shop.shopper().open(`/quotes/${encodeURIComponent(guess)}`)
      expect([status, page?.kind]).toEqual([404, 'message'])
    }
  })

  it("is listed in its requester's account, and in nobody else's", async () => {
    const [kim, lee] = [shop.shopper(), shop.shopper()]
    const path = await askFor(kim, { ...QUESTION, quantity: '100' })
    expect(JSON.stringify((await kim.open('/account')).page)).toContain(path)
    expect(JSON.stringify((await lee.open('/account')).page)).not.toContain(path)
  })

  it('can be ordered at its price, even by someone else who has the link', async () => {
    const path = await askFor(shop.shopper())
    const { location, cart } = await order(shop.visitor(), path)
    expect(location).toBe('/cart?told=added')
    expect(cart).toContain('624.75')
    expect(cart).toMatch(/Q-\d{4}-\d{6}/)
  })

  it('keeps its price when the shop’s prices change', async () => {
    const kim = shop.shopper()
    const path = await askFor(kim, { ...QUESTION, words: 'before the rise' })
    await shop.db.execute(sql`update written_quotes set price_cents = 60000 where token = ${path.slice(8)}`)
    expect((await order(shop.visitor(), path)).cart).toContain('600.00')
  })

  it('expires after 30 days: it says so, can’t be ordered, and can be requested again at today’s price', async () => {
    const kim = shop.shopper()
    const path = await askFor(kim, { ...QUESTION, words: 'an old one' })
    await shop.db.execute(sql`update written_quotes set price_cents = 60000 where token = ${path.slice(8)}`)
    shop.clock.ahead = 30 * DAY_MS + 60_000
    expect((await kim.open(path)).page).toMatchObject({
      isValid: false,
      price: 'CA$600.00',
      today: 'CA$624.75',
    })
    const { location, cart } = await order(shop.visitor(), path)
    expect(location).toBe(path)
    expect(cart).not.toContain('600.00')
    const anew = await kim.send(`${path}/renew`, {})
    expect(anew.location).not.toBe(path)
    expect((await kim.open(anew.location)).page).toMatchObject({ isValid: true, price: 'CA$624.75' })
  })

  it('is e-mailed on request, at most three times, and the wording of the consent is stored', async () => {
    const kim = shop.shopper()
    const path = await askFor(kim, { ...QUESTION, words: 'to be mailed' })
    expect((await kim.send(`${path}/mail`, { email: 'no address' })).location).toBe(`${path}?told=wrong#mail`)
    for (const told of ['sent', 'sent', 'sent', 'late'])
      expect((await kim.send(`${path}/mail`, { email: 'kim@example.com' })).location).toBe(
        `${path}?told=${told}#mail`,
      )
    while ((await sendDueMail(shop.deps)) > 0);
    expect(shop.sent).toHaveLength(3)
    expect(shop.sent[0]).toMatchObject({ to: 'kim@example.com', subject: expect.stringContaining('Q-') })
    expect(shop.sent[0]?.text).toContain(`${shop.deps.env.PUBLIC_URL}${path}`)
    const { rows } = await shop.db.execute(
      sql`select email, consent_words from written_quotes where token = ${path.slice(8)}`,
    )
    expect(rows[0]).toMatchObject({
      email: 'kim@example.com',
      consent_words: expect.stringContaining('once'),
    })
  })

  it('is deleted a year after it expired', async () => {
    const path = await askFor(shop.shopper())
    expect(await sweepWrittenQuotes(shop.deps)).toBe(0)
    shop.clock.ahead = 396 * DAY_MS
    expect(await sweepWrittenQuotes(shop.deps)).toBeGreaterThan(0)
    expect((await shop.shopper().open(path)).status).toBe(404)
  })
})

describe('a quote as a PDF', () => {
  /** Creates a quote whose text has characters that the PDF's fonts lack. Returns its page and its file. */
  async function saved() {
    const kim = shop.shopper()
    const path = await askFor(kim, { ...QUESTION, words: 'Straße & Šalom 字' })
    const answer = await shop.app.request(`${shop.deps.env.PUBLIC_URL}${path}/quote.pdf`)
    return {
      path,
      quote: z.object({ number: z.string(), until: z.string() }).parse((await kim.open(path)).page),
      name: answer.headers.get('content-disposition'),
      bytes: new Uint8Array(await answer.arrayBuffer()),
    }
  }

  it('is named after the quote’s number', async () => {
    const { quote, name } = await saved()
    expect(name).toBe(`attachment; filename="${quote.number}.pdf"`)
  })

  describeIfInstalled('qpdf', 'as qpdf reads it', () => {
    it('is valid, and has one page', async () => {
      const { bytes } = await saved()
      const [check, pages] = await withTemporaryFile('quote.pdf', bytes, (file) => [
        runReader('qpdf', ['--check', file]),
        runReader('qpdf', ['--show-npages', file]),
      ])
      expect(check).toContain('No syntax or stream encoding errors found')
      expect(pages.trim()).toBe('1')
    })
  })

  describeIfInstalled('pdftotext', 'as poppler reads it', () => {
    it('shows number, item, text, reasons, total, expiry, and where to order', async () => {
      const { bytes, quote, path } = await saved()
      const text = await withTemporaryFile('quote.pdf', bytes, (file) =>
        runReader('pdftotext', ['-layout', file, '-']),
      )
      const words = text.replaceAll(/\s+/g, ' ')
      expect(words).toContain(`Quote ${quote.number}`)
      expect(words).toContain('Custom yard signs 25 signs, 16 × 20 in')
      expect(words).toContain('Text on the sign Straße & Šalom ?')
      expect(words).toContain('Each sign CA$24.99')
      expect(words).toContain('Total CA$624.75')
      expect(words).toContain(`Price good until ${quote.until}.`)
      expect(words).toContain("Before tax and shipping, which you'll see at checkout for your address.")
      expect(words.replaceAll(' ', '')).toContain(`${shop.deps.env.PUBLIC_URL}${path}`)
      expect(words).toContain(facts.phone)
    })
  })
})
