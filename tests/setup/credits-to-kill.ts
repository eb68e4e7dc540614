// A process that runs a shop, and buys or spends credits in it. It kills itself with SIGKILL at a certain point. Its argument, a JSON
// object, says at which point.
import { createPaymentProviders } from '../../server/gateways/payment-providers.ts'
import { createShop } from '../../server/app.ts'
import type { DatabaseConnection } from '../../server/db/pool.ts'
import { buyAndPayCredits } from './credit-calls.ts'
import { createCrashTestDeps, createCrashFunction, watchPayments } from './shop-to-kill.ts'
import { TestVisitor } from './visitor.ts'

export const CREDIT_CRASH_POINTS = [
  'before the provider is asked',
  'after the provider started',
  'after paying, before the credits',
  'after spending, before the picture',
] as const
export type CreditCrashPoint = (typeof CREDIT_CRASH_POINTS)[number]
export type CreditCrashPlan = { connection: DatabaseConnection; point: CreditCrashPoint; dataDir: string }

const [, , given] = process.argv
if (import.meta.main && given !== undefined) await buyAndSpend(JSON.parse(given))

async function buyAndSpend({ connection, point, dataDir }: CreditCrashPlan): Promise<void> {
  const dieAt = createCrashFunction(point)
  const deps = createCrashTestDeps(connection, { DATA_DIR: dataDir })
  const watched = watchPayments(deps.payments.current, {
    asking: () => dieAt('before the provider is asked'),
    started: () => dieAt('after the provider started'),
    paid: () => dieAt('after paying, before the credits'),
  })
  deps.payments = createPaymentProviders(watched)
  deps.imageModel = {
    credits: 4,
    async draw() {
      dieAt('after spending, before the picture')
      return { ok: false, reason: 'failed', detail: '' }
    },
  }
  const kim = new TestVisitor(createShop(deps).app, deps.env.PUBLIC_URL)
  await buyAndPayCredits(kim)
  await kim.send('POST', '/api/artwork/generate', { prompt: 'a leaf', style: 'bold' })
}
