// Runs on both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fetchFromShop, openCutFileShop } from '../../../tests/fixtures/cut-file-shop.ts'
import type { CheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { newsletterSubscribers } from '../../db/schema/newsletter-and-contact.ts'
import { sendDueMail } from '../../platform/outbox/send-due-mail.ts'
import { sweepSamples } from '../sweep-samples.ts'

const DAY = 24 * 60 * 60 * 1_000
let shop: CheckoutShop
beforeAll(async () => {
  ;({ shop } = await openCutFileShop())
})
afterAll(() => shop.close())

const fetchFile = (path: string, init?: RequestInit) => fetchFromShop(shop, path, init)

describe('the free sample', () => {
  const ask = (body: unknown, from = '198.51.100.201') =>
    fetchFile('/api/cut-files/sample', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    })
  const mailsTo = async (email: string) => {
    await sendDueMail(shop.deps)
    return shop.sent.filter(({ to }) => to === email)
  }

  it('is e-mailed with a working link, and subscribes to nothing', async () => {
    expect((await ask({ name: 'Kim', email: 'sample@example.com' })).status).toBe(204)
    const [mail, ...more] = await mailsTo('sample@example.com')
    expect(more).toEqual([])
    expect(mail?.text).toContain('Hello Kim,')
    const token = /\/downloads\/(\w{22})/.exec(mail?.text ?? '')?.[1] ?? ''
    expect((await shop.shopper().open(`/downloads/${token}`)).page).toMatchObject({
      title: 'Be Kind Cut File, free sample',
    })
    expect((await fetchFile(`/downloads/${token}/be-kind-cut-file-free-sample.svg`)).status).toBe(200)
    expect(await shop.db.$count(newsletterSubscribers)).toBe(0)
    shop.clock.ahead = 31 * DAY
    expect(await sweepSamples(shop.deps)).toBeGreaterThan(0)
    shop.clock.ahead = 0
    expect((await fetchFile(`/downloads/${token}`)).status).toBe(404)
  })

  it('asks to confirm the newsletter only if its box was ticked', async () => {
    await ask({ name: 'Lee', email: 'both@example.com', newsletter: true }, '198.51.100.202')
    const subjects = (await mailsTo('both@example.com')).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual(['Please confirm your subscription', 'Your free cut file'])
  })

  it('is e-mailed at most once a day to an address, and contains no link that someone typed', async () => {
    for (const n of [1, 2, 3])
      await ask(
        { name: 'http://evil.example/?a=1 <b>', email: 'victim@example.com' },
        `198.51.100.${210 + n}`,
      )
    const mails = await mailsTo('victim@example.com')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).not.toContain('evil.example')
    expect(mails[0]?.html).not.toContain('<b>')
  })

  it.each([
    ['no name', { name: ' ', email: 'a@example.com' }],
    ['two addresses', { name: 'A', email: 'a@example.com,b@example.com' }],
    ['a head line', { name: 'A', email: 'a@example.com\r\nBcc: b@example.com' }],
    ['a name without end', { name: 'A'.repeat(81), email: 'a@example.com' }],
  ])('is refused to %s', async (_, body) => {
    expect((await ask(body, '198.51.100.220')).status).toBe(422)
  })

  it('is limited per caller', async () => {
    const statuses = []
    for (let n = 0; n < 7; n += 1)
      statuses.push((await ask({ name: 'A', email: `n${n}@example.com` }, '198.51.100.230')).status)
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429])
  })

  it('can be requested without scripts too', async () => {
    const reader = shop.shopper('198.51.100.240')
    expect((await reader.send('/cut-files/sample', { name: '', email: 'x' })).location).toContain(
      'sample=invalid',
    )
    const sent = await reader.send('/cut-files/sample', { name: 'Plain', email: 'plain@example.com' })
    expect([sent.status, sent.location]).toEqual([303, '/cut-files?sample=sent#free-sample'])
    expect(await mailsTo('plain@example.com')).toHaveLength(1)
  })
})

describe('cut it for me', () => {
  it('opens the design in the decal designer as the visitor’s own', async () => {
    const visitor = shop.shopper('198.51.100.250')
    const { status, location } = await visitor.send('/cut-files/cut-be-kind/decal', {})
    expect([status, location]).toEqual([303, expect.stringMatching(/^\/design-generator\?design=\w{22}$/)])
    const id = location.split('=')[1]
    const own = await fetchFile(`/api/designs/${id}`, { headers: { cookie: visitor.cookie } })
    expect(await own.json()).toMatchObject({ words: ['BE', 'KIND'] })
    expect((await fetchFile(`/api/designs/${id}`)).status).toBe(404)
  })

  it('works only for single cut files', async () => {
    expect((await shop.shopper('198.51.100.251').send('/cut-files/decal-1/decal', {})).status).toBe(404)
  })
})

it('GET /api/cut-files lists the cut files on sale, with size and price', async () => {
  const list = z
    .object({ cutFiles: z.array(z.looseObject({})) })
    .parse(await (await fetchFile('/api/cut-files')).json())
  expect(list.cutFiles).toEqual([
    expect.objectContaining({ handle: 'cut-be-kind', theme: 'typography', widthMm: 254, price: '4.99' }),
  ])
})
