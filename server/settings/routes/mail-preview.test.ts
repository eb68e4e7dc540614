import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEFAULT_MAILS } from '../../../domain/settings/default-mails.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'

let shop: CheckoutShop
let boss: TestVisitor
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  boss = await shop.operator()
})
afterAll(() => shop.close())

const SHIPPED = 'orderMails.shipped'
const preview = (who: TestVisitor, fields: Record<string, string>) =>
  who.ask('/operator/mail-preview', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shop.deps.env.PUBLIC_URL },
    body: new URLSearchParams(fields).toString(),
  })

it('shows a mail with the typed words and invented facts, and runs no scripts', async () => {
  const words = DEFAULT_MAILS.orderMails.shipped.replace('has left our shop', '<script>is off</script>')
  const answer = await preview(boss, { mail: SHIPPED, [SHIPPED]: words, 'orderMails.done': 'other words' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  const html = await answer.text()
  expect(html).toContain('<strong>Order ND-10234 is on its way</strong>')
  expect(html).toContain('&lt;script&gt;is off')
  expect(html).toContain('Track the parcel</a>')
})

it('shows every mail with its default words', async () => {
  for (const [group, mails] of Object.entries(DEFAULT_MAILS))
    for (const [name, words] of Object.entries(mails)) {
      const key = `${group}.${name}`
      const html = await (await preview(boss, { mail: key, [key]: words })).text()
      expect(html, key).toContain('<strong>')
      expect(html.replace(/<style>[^]*<\/style>/, ''), key).not.toMatch(/[{}]/)
    }
})

it('lists the items for staff without prices, like the real mail', async () => {
  const newOrder = DEFAULT_MAILS.staffMails.newOrder
  const key = 'staffMails.newOrder'
  const html = await (await preview(boss, { mail: key, [key]: newOrder })).text()
  expect(html).toContain('2 × Niagara Wolf Badge - 10 in')
  expect(html).not.toContain('CA$21.98')
})

it('reports errors in the words, and refuses settings that aren’t mails', async () => {
  const wrong = await preview(boss, { mail: SHIPPED, [SHIPPED]: 'Subject\n\n{nonsense}' })
  expect(wrong.status).toBe(422)
  expect((await preview(boss, { mail: 'contact.phone', 'contact.phone': '1' })).status).toBe(404)
  expect((await preview(boss, { mail: SHIPPED })).status).toBe(404)
  expect((await preview(shop.visitor(), { mail: SHIPPED, [SHIPPED]: 'Hi\n\nHi' })).status).toBe(401)
})
