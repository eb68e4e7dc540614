import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { openDatabase } from '../../server/db/database.ts'
import type { DatabaseConnection } from '../../server/db/pool.ts'
import type { ShopDeps } from '../../server/make-deps.ts'
import type { PaymentGateway } from '../../server/gateways/payment.ts'
import { createTestDeps } from './test-deps.ts'

type Program = 'checkout-to-kill.ts' | 'credits-to-kill.ts'

/** Runs a program in this folder with a plan as its argument. Returns the signal that ended it. */
export async function runUntilCrash(program: Program, plan: object): Promise<string | null> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, program), JSON.stringify(plan)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await once(child, 'exit')
  return child.signalCode
}

/** Creates the dependencies of a shop on a database that is already open. */
export function createCrashTestDeps(
  connection: DatabaseConnection,
  settings: Record<string, string> = {},
): ShopDeps {
  const { db } = openDatabase(connection, { withinMs: 20_000 })
  return createTestDeps(db, settings)
}

/**
 * Returns a function that a program calls at several points, with the name of the point. The call with the name `point` kills the process.
 */
export const createCrashFunction =
  <Point extends string>(point: Point) =>
  (here: Point): void => {
    if (here === point) process.kill(process.pid, 'SIGKILL')
  }

/**
 * Wraps a payment provider so that it calls `asking` before a payment is started, `started` when it has been started, and `paid` when the
 * provider reports the payment.
 */
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
