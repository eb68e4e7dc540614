// A shop's process that dies while credits are bought or spent: argument 1 is a CreditPlan as JSON. It kills itself with SIGKILL at the named point.
import { createApp } from '../../server/app.ts'
import { creditPaymentSchema } from '../../contract/credits.ts'
import { openDatabase } from '../../server/db/database.ts'
import type { DatabaseConnection } from '../../server/db/pool.ts'
import type { Deps } from '../../server/deps.ts'
import { Engine } from '../../server/engine/engine.ts'
import { parseEnvironment } from '../../server/env.ts'
import { createDemoPayments } from '../../server/gateways/payment-demo.ts'
import { Visitor } from './visitor.ts'

export const CREDIT_KILL_POINTS = [
  'before the provider is asked',
  'after the provider started',
  'after paying, before the credits',
  'after spending, before the picture',
] as const
export type CreditKillPoint = (typeof CREDIT_KILL_POINTS)[number]
export type CreditPlan = { connection: DatabaseConnection; point: CreditKillPoint; dataDir: string }

const [, , given] = process.argv
if (import.meta.main && given !== undefined) await runUntilKilled(JSON.parse(given))

async function runUntilKilled({ connection, point, dataDir }: CreditPlan): Promise<void> {
  const parsed = parseEnvironment({ NODE_ENV: 'test', DATA_DIR: dataDir })
  if (!parsed.ok) throw new Error(parsed.message)
  const { db } = openDatabase(connection, { connectWithinMs: 20_000, queryWithinMs: 20_000 })
  const demo = createDemoPayments(db, parsed.env.PUBLIC_URL)
  const dieAt = (here: CreditKillPoint) => here === point && process.kill(process.pid, 'SIGKILL')
  const deps: Deps = {
    db,
    env: parsed.env,
    visitorSecret: 'a secret for tests of thirty-two characters',
    now: () => new Date(),
    log: () => {},
    engine: new Engine(() => {}),
    renderer: null,
    mail: { name: 'folder', send: async () => {} },
    payment: {
      ...demo,
      async start(request) {
        dieAt('before the provider is asked')
        const started = await demo.start(request)
        dieAt('after the provider started')
        return started
      },
      async find(reference) {
        const found = await demo.find(reference)
        if (found?.status === 'paid') dieAt('after paying, before the credits')
        return found
      },
    },
    imageModel: {
      credits: 4,
      async draw() {
        dieAt('after spending, before the picture')
        return { ok: false, reason: 'failed', detail: '' }
      },
    },
  }
  await buyAndSpend(new Visitor(createApp(deps), parsed.env.PUBLIC_URL))
}

async function buyAndSpend(kim: Visitor): Promise<void> {
  const basic = { creditAmount: 10, paymentDetails: { amount: 19.99, currency: 'CAD' } }
  const started = await kim.send('POST', '/api/user/credits/purchase', basic)
  const { purchaseId, paymentUrl } = creditPaymentSchema.parse(await started.json())
  const form = new FormData()
  form.set('decision', 'pay')
  await kim.upload(new URL(paymentUrl).pathname, form)
  await kim.get(`/api/user/credits/purchases/${purchaseId}`)
  await kim.send('POST', '/api/artwork/generate', { prompt: 'a leaf', style: 'bold' })
}
