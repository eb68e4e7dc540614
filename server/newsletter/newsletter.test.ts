// Runs on both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newsletterPageCopy } from '../../content/newsletter.ts'
import { type CheckoutShop, openCheckoutShop } from '../../tests/setup/checkout-shop.ts'
import { newsletterConsents, newsletterSubscribers } from '../db/schema/newsletter-and-contact.ts'
import { sendDueMail } from '../platform/outbox/send-due-mail.ts'
import { sweepNewsletter } from './sweep-newsletter.ts'

const TOKEN = 'a token for tests of more than sixteen'
const DAY = 24 * 60 * 60 * 1_000
let shop: CheckoutShop
let addresses = 0
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: { OPERATOR_TOKEN: TOKEN } })
})
afterAll(() => shop.close())

const nextAddress = () => `198.51.100.${(addresses += 1)}`
const subscribe = (body: unknown, from = nextAddress()) =>
  shop.app.request(`${shop.deps.env.PUBLIC_URL}/api/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  })
const subscription = (email: string) => ({ email, consent: true, page: '/blog/a-post' })

async function mailsTo(email: string) {
  await sendDueMail(shop.deps)
  return shop.sent.filter(({ to }) => to === email)
}
async function linkTo(email: string, kind: 'confirm' | 'unsubscribe'): Promise<string> {
  const text = (await mailsTo(email)).map((mail) => mail.text).join('\n')
  return new RegExp(`/newsletter/${kind}/[\\da-f]{64}`).exec(text)?.[0] ?? `no ${kind} link in: ${text}`
}
const consentsOf = async (email: string) =>
  (await shop.db.select().from(newsletterConsents)).filter((row) => row.email === email)

async function exported(): Promise<Response> {
  const session = await shop.app.request(`${shop.deps.env.PUBLIC_URL}/api/operator/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': nextAddress() },
    body: JSON.stringify({ token: TOKEN }),
  })
  const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? ''
  return shop.app.request(`${shop.deps.env.PUBLIC_URL}/api/operator/subscribers.csv`, { headers: { cookie } })
}

describe('a subscription', () => {
  it('starts when the link of the first mail is followed, and ends by the link of the next mail', async () => {
    const email = 'kim@example.com'
    expect((await subscribe(subscription(' KIM@example.com '))).status).toBe(204)
    expect(await (await exported()).text()).not.toContain(email)

    const reader = shop.shopper()
    const confirm = await linkTo(email, 'confirm')
    expect((await reader.open(confirm)).page).toMatchObject({ kind: 'confirm', email: 'k…@example.com' })
    // Opening the confirmation link must not confirm the subscription, because mail programs open links too.
    expect(await (await exported()).text()).not.toContain(email)
    expect((await reader.send(confirm, {})).page).toMatchObject({ kind: 'confirmed' })
    expect(await (await exported()).text()).toContain(`${email},`)

    const unsubscribe = await linkTo(email, 'unsubscribe')
    expect((await reader.open(unsubscribe)).page).toMatchObject({ kind: 'unsubscribe' })
    expect((await reader.send(unsubscribe, {})).page).toMatchObject({ kind: 'unsubscribed' })
    expect(await (await exported()).text()).not.toContain(email)
    // After unsubscribing, the confirmation link of the first e-mail must not work any more.
    expect((await reader.send(confirm, {})).status).toBe(404)

    const events = await consentsOf(email)
    expect(events.map(({ event, words, page }) => [event, words, page])).toEqual(
      ['asked', 'confirmed', 'unsubscribed'].map((event) => [
        event,
        newsletterPageCopy.consent(),
        '/blog/a-post',
      ]),
    )
    expect(JSON.stringify(events)).not.toMatch(/198\.51|203\.0/)
  })

  it('can be ended by a mail program with one request, without cookie, origin or form', async () => {
    const email = 'one.click@example.com'
    await subscribe(subscription(email))
    await shop.shopper().send(await linkTo(email, 'confirm'), {})
    const [welcome] = (await mailsTo(email)).filter(({ unsubscribeUrl }) => unsubscribeUrl !== undefined)
    const response = await shop.app.request(welcome?.unsubscribeUrl ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(response.status).toBe(200)
    expect(await (await exported()).text()).not.toContain(email)
  })

  it('can be requested again after it ended, and its old unsubscribe link still works', async () => {
    const email = 'again@example.com'
    await subscribe(subscription(email))
    await shop.shopper().send(await linkTo(email, 'confirm'), {})
    const out = await linkTo(email, 'unsubscribe')
    await shop.shopper().send(out, {})
    shop.sent.splice(0)
    await subscribe(subscription(email))
    await shop.shopper().send(await linkTo(email, 'confirm'), {})
    expect(await (await exported()).text()).toContain(email)
    await shop.shopper().send(out, {})
    expect(await (await exported()).text()).not.toContain(email)
  })

  it('is confirmed once, even if the button is pressed several times at once', async () => {
    const email = 'often@example.com'
    await subscribe(subscription(email))
    const link = await linkTo(email, 'confirm')
    await Promise.all(Array.from({ length: 10 }, () => shop.shopper().send(link, {})))
    expect((await consentsOf(email)).map(({ event }) => event)).toEqual(['asked', 'confirmed'])
    expect((await mailsTo(email)).filter(({ id }) => id.includes('welcome'))).toHaveLength(1)
  })

  it('can be confirmed for a month', async () => {
    const email = 'late@example.com'
    await subscribe(subscription(email))
    const link = await linkTo(email, 'confirm')
    shop.clock.ahead = 29 * DAY
    expect((await shop.shopper().open(link)).status).toBe(200)
    shop.clock.ahead = 31 * DAY
    expect((await shop.shopper().open(link)).status).toBe(404)
    await sweepNewsletter(shop.deps)
    shop.clock.ahead = 0
    expect(await consentsOf(email)).toEqual([])
  })
})

describe('POST /api/newsletter', () => {
  it('responds alike to known and unknown addresses, and writes to no subscriber', async () => {
    const email = 'known@example.com'
    await subscribe(subscription(email))
    await shop.shopper().send(await linkTo(email, 'confirm'), {})
    const before = (await mailsTo(email)).length
    const [known, unknown] = [
      await subscribe(subscription(email)),
      await subscribe(subscription('unknown@example.com')),
    ]
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
    expect(await mailsTo(email)).toHaveLength(before)
  })

  it('writes to an address at most five times, ten minutes apart, whoever types it', async () => {
    const email = 'victim@example.com'
    for (let tries = 0; tries < 20; tries += 1) {
      await subscribe(subscription(email))
      shop.clock.ahead += tries % 2 === 0 ? 60_000 : 10 * 60_000
    }
    expect(await mailsTo(email)).toHaveLength(5)
    shop.clock.ahead = 0
  })

  it.each([
    ['no consent', { email: 'a@example.com', consent: false }],
    ['no @', { email: 'example.com', consent: true }],
    ['two addresses', { email: 'a@example.com,b@example.com', consent: true }],
    ['a head line', { email: 'a@example.com\r\nBcc: b@example.com', consent: true }],
    ['a page elsewhere', { email: 'a@example.com', consent: true, page: '//evil.example' }],
    ['an address of 300 signs', { email: `${'a'.repeat(300)}@example.com`, consent: true }],
  ])('refuses %s', async (_, body) => {
    const rows = await shop.db.$count(newsletterSubscribers)
    expect((await subscribe(body)).status).toBe(422)
    expect(await shop.db.$count(newsletterSubscribers)).toBe(rows)
  })

  it('accepts ten addresses an hour from one caller', async () => {
    const from = '203.0.113.77'
    const statuses = []
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await subscribe(subscription(`n${tries}@example.com`), from)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429])
  })
})

describe('GET /api/operator/subscribers.csv', () => {
  it('is available to the operator only', async () => {
    const response = await shop.app.request(`${shop.deps.env.PUBLIC_URL}/api/operator/subscribers.csv`)
    expect(response.status).toBe(401)
  })

  it('has no cell that a spreadsheet would calculate', async () => {
    const email = '=cmd|calc@example.com'
    await subscribe(subscription(email))
    await shop.shopper().send(await linkTo(email, 'confirm'), {})
    const csv = await (await exported()).text()
    expect(csv).toContain(`'=cmd|calc@example.com,`)
    expect(csv).not.toMatch(/(^|,)[=+\-@]/m)
  })
})

describe('the form without scripts', () => {
  it('reports what is missing, keeps what was typed, and subscribes', async () => {
    const reader = shop.shopper(nextAddress())
    expect((await reader.send('/newsletter', { email: 'nobody' })).page).toMatchObject({
      kind: 'form',
      problem: 'invalid-email',
      email: 'nobody',
    })
    expect((await reader.send('/newsletter', { email: 'plain@example.com' })).page).toMatchObject({
      problem: 'no-consent',
    })
    const { status, location } = await reader.send('/newsletter', {
      email: 'plain@example.com',
      consent: 'yes',
      page: '/',
    })
    expect([status, location]).toEqual([303, '/newsletter?sent'])
    expect(await mailsTo('plain@example.com')).toHaveLength(1)
  })

  it('refuses forms of other sites', async () => {
    const { status } = await shop
      .shopper()
      .send('/newsletter', { email: 'x@example.com', consent: 'yes' }, { origin: 'https://evil.example' })
    expect(status).toBe(403)
  })

  it.each(['/newsletter/confirm/short', `/newsletter/unsubscribe/${'0'.repeat(64)}`])(
    '%s is a 404',
    async (path) => {
      expect((await shop.shopper().open(path)).status).toBe(404)
      expect((await shop.shopper().send(path, {})).status).toBe(404)
    },
  )
})
