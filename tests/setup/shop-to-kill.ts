import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { openDatabase } from '../../server/db/database.ts'
import type { DatabaseConnection } from '../../server/db/pool.ts'
import type { ShopDeps } from '../../server/make-deps.ts'
import type { PaymentGateway } from '../../server/gateways/payment.ts'
import { createTestDeps } from './test-deps.ts'

type Program = 'checkout-to-kill.ts' | 'credits-to-kill.ts'

/** Runs a program of this folder with a plan. Returns the signal that ended it. */
export async function runUntilKilled(program: Program, plan: object): Promise<string | null> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, program), JSON.stringify(plan)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await once(child, 'exit')
  return child.signalCode
}

/** Creates the dependencies of a shop on a database that is open already. */
export function createDepsToKill(
  connection: DatabaseConnection,
  settings: Record<string, string> = {},
): ShopDeps {
  const { db } = openDatabase(connection, { withinMs: 20_000 })
  return createTestDeps(db, settings)
}

/** Returns a function that kills this process when it is called with the point in the plan. */
export const createKiller =
  <Point extends string>(point: Point) =>
  (here: Point): void => {
    if (here === point) process.kill(process.pid, 'SIGKILL')
  }

/** Wraps a payment provider with hooks: before a payment starts, after it has started, and when the provider reports it as paid. */
export function watchPayments(
  payment: PaymentGateway,
  { asking, started, paid }: Record<'asking' | 'started' | 'paid', () => void>,
): PaymentGateway {
  return {
    ...payment,
    async start(request) {
      asking()
      const answer = await payment.start(request)
      started()
      return answer
    },
    async find(reference) {
      const found = await payment.find(reference)
      if (found?.status === 'paid') paid()
      return found
    },
  }
}
