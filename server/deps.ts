import type { Database } from './db/database.ts'
import type { Environment } from './env.ts'
import type { MailGateway } from './gateways/mail.ts'
import type { PaymentGateway } from './gateways/payment.ts'

/** What the shop's services work with; tests give a fresh database, a fixed clock and embedded gateways. */
export type Deps = {
  db: Database
  env: Environment
  /** Signs visitors' cookies (server/visitor-secret.ts). */
  visitorSecret: string
  now: () => Date
  payment: PaymentGateway
  mail: MailGateway
  log: Log
}

export type Log = (level: 'info' | 'warn' | 'error', message: string, details?: Record<string, unknown>) => void
