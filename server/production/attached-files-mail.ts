import { toShopDate } from '../../domain/checkout/shop-clock.ts'
import type { Transaction } from '../db/database.ts'
import type { Environment } from '../runtime/env.ts'
import { composeMail } from '../platform/compose-mail.ts'
import { enqueueMail } from '../platform/outbox/enqueue-mail.ts'
import { getStaffAddresses } from '../platform/staff-addresses.ts'

type AttachmentNotice = { orderId: number; job: string; at: Date }

/** E-mails staff that a customer has attached a file, at most once a day per job. The e-mail contains none of the customer's text. */
export async function mailAttachedFiles(
  tx: Transaction,
  { PUBLIC_URL }: Pick<Environment, 'PUBLIC_URL'>,
  { orderId, job, at }: AttachmentNotice,
): Promise<void> {
  const composed = composeMail('fileAttached', {
    number: job,
    'order page': `${PUBLIC_URL}/operator/orders/${orderId}`,
  })
  const id = `attached-files-${job}-${toShopDate(at)}`
  await enqueueMail(tx, { id, ...getStaffAddresses('messages'), ...composed }, at)
}
