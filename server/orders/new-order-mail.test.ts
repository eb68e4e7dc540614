import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { calculatorLineSchema } from '../../contract/calculator.ts'
import { shopFacts as facts } from '../../content/shop.ts'
import { parseNumericGid } from '../../domain/ids.ts'
import { applySettings } from '../../domain/settings/settings.ts'
import { type CheckoutShop, openCheckoutShop } from '../../tests/setup/checkout-shop.ts'
import { outbox } from '../db/schema/operations.ts'
import { toMailMessage } from '../gateways/mail-message.ts'
import { sendDueMail } from '../platform/outbox/send-due-mail.ts'

let shop: CheckoutShop
beforeAll(async () => (shop = await openCheckoutShop()))
afterAll(() => shop.close())
afterEach(() => applySettings({}))

const FROM = { from: 'Shop <shop@shop.example>', host: 'shop.example' }

const mailRow = z.object({ to: z.string(), subject: z.string(), text: z.string() })

/** Lists the e-mails to staff that haven't been sent, oldest first. */
async function listShopMails() {
  const rows = await shop.db.select().from(outbox).orderBy(outbox.id)
  return rows
    .filter(({ kind }) => kind === 'mail')
    .map(({ payload }) => mailRow.parse(payload))
    .filter(({ to }) => to === facts.email)
}

it('the mail informs the shop once of a paid order, and of no abandoned one', async () => {
  const token = await shop.fillCart({ variantId: await shop.stockProduct(), quantity: 2 })
  const buyer = shop.shopper()
  const payment = await buyer.checkOut(token, { firstName: 'Quixotic', note: 'Ring twice' })
  expect(await listShopMails()).toEqual([])
  await buyer.decide(payment)
  await buyer.decide(payment)
  const [mail, ...more] = await listShopMails()
  const [order] = await shop.listOrders()
  expect(more).toEqual([])
  expect(mail?.subject).toMatch(new RegExp(`^New order ${order?.number}: CA\\$\\d+\\.\\d\\d$`))
  expect(mail?.text).toContain('2 × Decal 1')
  expect(mail?.text).toContain('Production is due on ')
  expect(mail?.text).toContain(`/operator/orders/${order?.id}`)
  expect(mail?.text).not.toMatch(/Quixotic|Ring twice/)
})

it('the mail names the artwork that is needed before an order can be made', async () => {
  const kim = shop.visitor()
  const answer = await kim.send('POST', '/api/calculators/yard-signs/line', { values: { quantity: '25' } })
  const { merchandiseId } = calculatorLineSchema.parse(await answer.json())
  const variantId = parseNumericGid(merchandiseId, 'ProductVariant') ?? 0
  const buyer = shop.shopper()
  await buyer.decide(await buyer.checkOut(await shop.fillCart({ variantId })))
  const mail = (await listShopMails()).at(-1)
  expect(mail?.text).toMatch(/Before it can be made:\nCustom yard signs: \S/)
})

it('the mail contains the owner’s text, without lines about what the order lacks', async () => {
  applySettings({
    staffMails: {
      newOrder: 'Ka-ching: {total}\n\n{items}\n\nProofs: {proofs}\n\n[Go]({order page})',
    },
  })
  const buyer = shop.shopper()
  await buyer.decide(await buyer.checkOut(await shop.fillCart({ variantId: await shop.stockProduct() })))
  const mail = (await listShopMails()).at(-1)
  expect(mail?.subject).toMatch(/^Ka-ching: CA\$/)
  expect(mail?.text).toMatch(/^1 × Decal \d+\n\nGo:\nhttp/)
  expect(mail?.text).not.toContain('Proofs')
})

it('the mail is sent to all recipients in the settings', async () => {
  applySettings({ mail: { newOrders: ['ada@shop.example', 'ben@shop.example'] } })
  const buyer = shop.shopper()
  const token = await shop.fillCart({ variantId: await shop.stockProduct() })
  await buyer.decide(await buyer.checkOut(token))
  while ((await sendDueMail(shop.deps)) > 0);
  const sent = shop.sent.filter(({ subject }) => subject.startsWith('New order')).at(-1)
  expect([sent?.to, sent?.alsoTo]).toEqual(['ada@shop.example', ['ben@shop.example']])
  const { to } = toMailMessage(
    { ...sent, id: '1', to: sent?.to ?? '', subject: '', text: '', html: '' },
    FROM,
  )
  expect(to.map(({ address }) => address)).toEqual(['ada@shop.example', 'ben@shop.example'])
})
