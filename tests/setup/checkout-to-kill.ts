// A shop's process that dies in the middle of a checkout: argument 1 is a Plan as JSON. It kills itself with SIGKILL at the named point.
import { createApp } from '../../server/app.ts'
import { openDatabase } from '../../server/db/database.ts'
import type { DatabaseConnection } from '../../server/db/pool.ts'
import type { Deps } from '../../server/deps.ts'
import { Engine } from '../../server/engine/engine.ts'
import { parseEnvironment } from '../../server/env.ts'
import { createFolderMail } from '../../server/gateways/mail-folder.ts'
import { createDemoPayments } from '../../server/gateways/payment-demo.ts'
import { sendDueMail } from '../../server/outbox/send-mail.ts'
import { Shopper } from './shopper.ts'

export const KILL_POINTS = [
  'after reserving',
  'after the provider started',
  'after paying, before the order',
  'after the order, before the mail',
  'after the mail',
] as const
export type KillPoint = (typeof KILL_POINTS)[number]
export type Plan = {
  connection: DatabaseConnection
  point: KillPoint
  checkoutToken: string
  mailFolder: string
}

const [, , given] = process.argv
if (import.meta.main && given !== undefined) await runUntilKilled(JSON.parse(given))

async function runUntilKilled({ connection, point, checkoutToken, mailFolder }: Plan): Promise<void> {
  const parsed = parseEnvironment({ NODE_ENV: 'test' })
  if (!parsed.ok) throw new Error(parsed.message)
  const { db } = openDatabase(connection, { connectWithinMs: 20_000, queryWithinMs: 20_000 })
  const demo = createDemoPayments(db, parsed.env.PUBLIC_URL)
  const folder = createFolderMail(mailFolder, { from: 'shop@shop.example', host: 'shop.example' })
  const dieAt = (here: KillPoint) => here === point && process.kill(process.pid, 'SIGKILL')
  const deps: Deps = {
    db,
    env: parsed.env,
    visitorSecret: 'a secret for tests of thirty-two characters',
    now: () => new Date(),
    log: () => {},
    engine: new Engine(() => {}),
    imageModel: null,
    renderer: null,
    payment: {
      ...demo,
      async start(request) {
        dieAt('after reserving')
        const started = await demo.start(request)
        dieAt('after the provider started')
        return started
      },
      async find(reference) {
        const found = await demo.find(reference)
        if (found?.status === 'paid') dieAt('after paying, before the order')
        return found
      },
    },
    mail: {
      name: 'folder',
      async send(mail) {
        dieAt('after the order, before the mail')
        await folder.send(mail)
        dieAt('after the mail')
      },
    },
  }
  const kim = new Shopper(createApp(deps), parsed.env.PUBLIC_URL)
  await kim.decide(await kim.checkOut(checkoutToken, { delivery: 'pickup' }))
  await sendDueMail(deps)
}
