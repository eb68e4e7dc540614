import { attachedFilesMail as words } from '../../content/operator/attached-files-mail.ts'
import { shopDate } from '../../domain/checkout/shop-clock.ts'
import type { Transaction } from '../db/database.ts'
import type { Environment } from '../runtime/env.ts'
import { mailHtml } from '../platform/mail-layout.ts'
import { writeMail } from '../platform/outbox/write-mail.ts'
import { staffAddresses } from '../platform/staff-addresses.ts'

type Attached = { orderId: number; job: string; at: Date }

/** Mails the shop's people that a customer attached a file: once a day for a job, and without a word of the customer's. */
export async function mailAttachedFiles(
  tx: Transaction,
  { PUBLIC_URL }: Pick<Environment, 'PUBLIC_URL'>,
  { orderId, job, at }: Attached,
): Promise<void> {
  const subject = words.subject.replace('{job}', job)
  const text = [words.text.replace('{job}', job), `${PUBLIC_URL}/operator/orders/${orderId}`].join('\n\n')
  const id = `attached-files-${job}-${shopDate(at)}`
  await writeMail(tx, { id, ...staffAddresses('messages'), subject, text, html: mailHtml(subject, text) }, at)
}
