// A process that runs a shop and buys something in it. It kills itself with SIGKILL at a certain point. Its argument, a JSON object, says
// at which point.
import { createPaymentProviders } from '../../server/gateways/payment-providers.ts'
import { createShop } from '../../server/app.ts'
import type { DatabaseConnection } from '../../server/db/pool.ts'
import { createFolderMail } from '../../server/gateways/mail-folder.ts'
import { sendDueMail } from '../../server/platform/outbox/send-due-mail.ts'
import { createCrashTestDeps, createCrashFunction, watchPayments } from './shop-to-kill.ts'
import { Shopper } from './shopper.ts'

export const CHECKOUT_CRASH_POINTS = [
  'after reserving',
  'after the provider started',
  'after paying, before the order',
  'after the order, before the mail',
  'after the mail',
] as const
export type CheckoutCrashPoint = (typeof CHECKOUT_CRASH_POINTS)[number]
export type CheckoutCrashPlan = {
  connection: DatabaseConnection
  point: CheckoutCrashPoint
  checkoutToken: string
  mailFolder: string
}

const [, , given] = process.argv
if (import.meta.main && given !== undefined) await buy(JSON.parse(given))

async function buy({ connection, point, checkoutToken, mailFolder }: CheckoutCrashPlan): Promise<void> {
  const dieAt = createCrashFunction(point)
  const deps = createCrashTestDeps(connection)
  const folder = createFolderMail(mailFolder, { from: 'shop@shop.example', host: 'shop.example' })
  const watched = watchPayments(deps.payments.current, {
    asking: () => dieAt('after reserving'),
    started: () => dieAt('after the provider started'),
    paid: () => dieAt('after paying, before the order'),
  })
  deps.payments = createPaymentProviders(watched)
  deps.mail = {
    name: 'folder',
    async send(mail) {
      dieAt('after the order, before the mail')
      await folder.send(mail)
      dieAt('after the mail')
    },
  }
  const kim = new Shopper(createShop(deps).app, deps.env.PUBLIC_URL)
  await kim.decide(await kim.checkOut(checkoutToken, { delivery: 'pickup' }))
  await sendDueMail(deps)
}
