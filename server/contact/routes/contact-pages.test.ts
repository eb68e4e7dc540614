// Runs on both databases.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { shopFacts as facts } from '../../../content/shop.ts'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { contactMessages } from '../../db/schema/newsletter-and-contact.ts'
import { outbox } from '../../db/schema/operations.ts'
import { sendDueMail } from '../../platform/outbox/send-due-mail.ts'
import { sweepContactMessages } from '../messages.ts'

const TOKEN = 'a token for tests of more than sixteen'
const WORDS = {
  name: 'Kim Writer',
  email: 'kim@example.com',
  phone: '905 555 0199',
  orderNumber: '',
  topic: 'quote',
  message: 'Two doors of a van, 80 by 40 cm.\nBy the end of the month?',
}
let shop: CheckoutShop
let addresses = 0
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: { OPERATOR_TOKEN: TOKEN } })
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.delete(contactMessages)
  await shop.db.delete(outbox)
  shop.sent.splice(0)
})

const somebody = () => shop.shopper(`198.51.100.${(addresses += 1)}`)
const stored = () => shop.db.select().from(contactMessages)

async function operator() {
  const post = await shop.app.request(`${shop.deps.env.PUBLIC_URL}/api/operator/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${(addresses += 1)}` },
    body: JSON.stringify({ token: TOKEN }),
  })
  const cookie = post.headers.get('set-cookie')?.split(';')[0] ?? ''
  return (path: string, method = 'GET') =>
    shop.app.request(`${shop.deps.env.PUBLIC_URL}${path}`, { method, headers: { cookie } })
}

describe('POST /contact', () => {
  it('stores the message, e-mails it to the shop and a copy to the sender, and shows a reference', async () => {
    const { status, location } = await somebody().send('/contact', WORDS)
    expect(status).toBe(303)
    const reference = /^\/contact\?sent=(M-[A-Z\d]{8})$/.exec(location)?.[1] ?? ''
    expect((await somebody().open(location)).page).toEqual({ kind: 'sent', reference })
    expect(await stored()).toMatchObject([{ ...WORDS, reference, answeredAt: null }])

    await sendDueMail(shop.deps)
    const [toShop, copy] = shop.sent.toSorted((a) => (a.to === facts.email ? -1 : 1))
    expect(toShop).toMatchObject({
      to: facts.email,
      replyTo: 'kim@example.com',
      subject: `${reference}: A quote for something custom`,
    })
    expect(toShop?.text).toContain('Two doors of a van')
    expect(copy).toMatchObject({ to: 'kim@example.com' })
    expect(copy?.text).toContain('> Two doors of a van')
  })

  it('shows an error beside each field, keeps the typed values, and stores no message', async () => {
    const { status, page } = await somebody().send('/contact', { ...WORDS, email: 'kim', message: 'Hi' })
    expect(status).toBe(422)
    expect(page).toMatchObject({
      kind: 'form',
      problem: 'incomplete',
      fields: { name: 'Kim Writer', email: 'kim', message: 'Hi' },
      errors: {
        email: 'Please enter a valid e-mail address.',
        message: expect.stringContaining('a little more'),
      },
    })
    expect(await stored()).toEqual([])
  })

  it.each(['kim@b', 'kim@example', 'kim@-b.ca', 'a b@example.com'])(
    'promises no copy to %s, which can’t receive e-mail',
    async (email) => {
      const { status, page } = await somebody().send('/contact', { ...WORDS, email })
      expect(status).toBe(422)
      expect(page).toMatchObject({
        fields: { ...WORDS, email },
        errors: { email: 'Please enter a valid e-mail address.' },
      })
      expect(await stored()).toEqual([])
    },
  )

  it('rejects an impossible order number, and keeps the typed values', async () => {
    const { status, page } = await somebody().send('/contact', { ...WORDS, orderNumber: 'garbage #' })
    expect(status).toBe(422)
    expect(page).toMatchObject({
      fields: { ...WORDS, orderNumber: 'garbage #' },
      errors: { orderNumber: 'Please enter a number such as ND-10234, or leave this empty.' },
    })
    expect((await somebody().send('/contact', { ...WORDS, orderNumber: '# nd 10234' })).status).toBe(303)
    expect(await stored()).toMatchObject([{ orderNumber: '# nd 10234' }])
  })

  it('stores one message however often the same form is sent, and a second one if the text was changed', async () => {
    const formKey = '3f0c9a2e-8f6b-4c39-9a57-0a2a3e1f4b11'
    const locations = await Promise.all(
      Array.from(
        { length: 5 },
        async () => (await somebody().send('/contact', { ...WORDS, formKey })).location,
      ),
    )
    expect(new Set(locations).size).toBe(1)
    expect(await stored()).toHaveLength(1)
    await somebody().send('/contact', { ...WORDS, formKey, message: 'I forgot to say: it is a white van.' })
    expect(await stored()).toHaveLength(2)
  })

  it('discards a form that a bot filled in, without letting it know', async () => {
    const { status, location } = await somebody().send('/contact', {
      ...WORDS,
      website: 'https://spam.example',
    })
    expect([status, location]).toEqual([303, expect.stringMatching(/^\/contact\?sent=M-/)])
    expect(await stored()).toEqual([])
  })

  it('accepts eight messages an hour from one caller, then explains the limit', async () => {
    const caller = shop.shopper('203.0.113.200')
    const statuses = []
    for (let tries = 0; tries < 9; tries += 1) {
      statuses.push(
        (await caller.send('/contact', { ...WORDS, message: `Message number ${tries} of many` })).status,
      )
    }
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 303), 429])
  })

  it('sends at most three copies an hour to one address, whoever types it', async () => {
    for (let tries = 0; tries < 6; tries += 1)
      await somebody().send('/contact', { ...WORDS, message: `Again and again ${tries}` })
    await sendDueMail(shop.deps)
    expect(shop.sent.filter(({ to }) => to === 'kim@example.com')).toHaveLength(3)
    expect(shop.sent.filter(({ to }) => to === facts.email)).toHaveLength(6)
  })

  it('never turns typed text into an e-mail header, a link or markup', async () => {
    await somebody().send('/contact', {
      ...WORDS,
      name: 'Kim\r\nBcc: all@example.com',
      message: 'See\nhttps://evil.example/win\n<script>alert(1)</script>\u0000\u0007',
    })
    await sendDueMail(shop.deps)
    const copy = shop.sent.find(({ to }) => to === 'kim@example.com')
    expect(copy?.html).not.toContain('href="https://evil.example')
    expect(copy?.html).not.toContain('<script>')
    expect(shop.sent.every(({ subject }) => !subject.includes('Bcc'))).toBe(true)
    expect((await stored())[0]).toMatchObject({ name: 'Kim Bcc: all@example.com' })
  })

  it('refuses other sites and bodies beyond 64 KB', async () => {
    expect((await somebody().send('/contact', WORDS, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await somebody().send('/contact', { ...WORDS, message: 'x'.repeat(70_000) })).status).toBe(413)
    expect((await somebody().send('/contact', { ...WORDS, message: 'x'.repeat(6_000) })).status).toBe(422)
  })
})

describe('GET /contact', () => {
  it.each([
    ['quote', 'quote'],
    ['nonsense', 'question'],
  ])('with ?topic=%s preselects %s', async (asked, topic) => {
    expect((await somebody().open(`/contact?topic=${asked}`)).page).toMatchObject({ fields: { topic } })
  })

  it('shows no reference that isn’t in the shop’s format', async () => {
    expect((await somebody().open('/contact?sent=<b>M-1</b>')).page).toMatchObject({ kind: 'form' })
  })
})

describe('the operator', () => {
  const listSchema = z.object({
    messages: z.array(z.looseObject({ id: z.int() })),
    nextBefore: z.int().nullable(),
    counts: z.object({ open: z.int(), quotes: z.int(), all: z.int() }),
  })

  it('pages through messages twenty at a time, and sees how many are open', async () => {
    for (let at = 0; at < 22; at += 1)
      await somebody().send('/contact', { ...WORDS, topic: at < 2 ? 'quote' : 'question' })
    const ask = await operator()
    const first = listSchema.parse(await (await ask('/api/operator/messages')).json())
    expect(first.counts).toEqual({ open: 22, quotes: 2, all: 22 })
    expect(first.messages).toHaveLength(20)
    const rest = listSchema.parse(
      await (await ask(`/api/operator/messages?before=${first.nextBefore}`)).json(),
    )
    expect(rest).toMatchObject({ nextBefore: null, counts: first.counts })
    expect(rest.messages).toHaveLength(2)
  })

  it('reads messages and marks them as answered', async () => {
    await somebody().send('/contact', WORDS)
    const ask = await operator()
    const list = listSchema.parse(await (await ask('/api/operator/messages')).json())
    expect(list).toMatchObject({ messages: [{ name: 'Kim Writer', answeredAt: null }], nextBefore: null })
    expect(JSON.stringify(list)).not.toContain('formKey')
    const id = list.messages[0]?.id ?? 0
    expect((await ask(`/api/operator/messages/${id}/answered`, 'PUT')).status).toBe(204)
    expect(listSchema.parse(await (await ask('/api/operator/messages')).json()).messages).toEqual([])
    expect(
      listSchema.parse(await (await ask('/api/operator/messages?state=all')).json()).messages,
    ).toHaveLength(1)
    expect((await ask('/api/operator/messages/999999999/answered', 'PUT')).status).toBe(404)
    expect((await ask('/api/operator/messages/one/answered', 'PUT')).status).toBe(400)
  })

  it('needs the operator’s cookie', async () => {
    const origin = shop.deps.env.PUBLIC_URL
    expect((await shop.app.request(`${origin}/api/operator/messages`)).status).toBe(401)
    expect(
      (await shop.app.request(`${origin}/api/operator/messages/1/answered`, { method: 'PUT' })).status,
    ).toBe(401)
  })

  it('keeps messages until two years after they were answered', async () => {
    await somebody().send('/contact', WORDS)
    await shop.db.update(contactMessages).set({ answeredAt: new Date() })
    expect(await sweepContactMessages(shop.deps)).toBe(0)
    shop.clock.ahead = 731 * 24 * 60 * 60 * 1_000
    expect(await sweepContactMessages(shop.deps)).toBe(1)
    shop.clock.ahead = 0
  })
})
