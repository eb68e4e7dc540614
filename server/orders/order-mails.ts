import { inArray } from 'drizzle-orm'
import { ORDER_STATUSES } from '../../domain/order/status.ts'
import type { Database } from '../db/database.ts'
import { outbox } from '../db/schema/operations.ts'
import { buildRefundMailId, buildStatusMailId } from './status-mail.ts'

type SentMail = { kind: string; sentAt: string | null; writtenAt: string; error: string | null }

/** Lists the e-mails about an order, sent and pending. Finds them by their keys, because the content of a sent e-mail isn't kept. */
export async function listOrderMails(
  db: Database,
  order: { id: number; version: number },
  refundIds: readonly string[],
): Promise<SentMail[]> {
  const versions = Array.from({ length: order.version }, (_, index) => index + 1)
  const kinds = new Map<string, string>([
    [`mail:order-${order.id}-confirmation`, 'confirmation'],
    [`mail:order-${order.id}-reviews`, 'reviews'],
    ...refundIds.map((id): [string, string] => [`mail:${buildRefundMailId(id)}`, 'refund']),
    ...versions.flatMap((version) =>
      ORDER_STATUSES.map((status): [string, string] => [
        `mail:${buildStatusMailId(order.id, status, version)}`,
        status,
      ]),
    ),
  ])
  const rows = await db
    .select()
    .from(outbox)
    .where(inArray(outbox.dedupeKey, [...kinds.keys()]))
    .orderBy(outbox.id)
  return rows.map(({ dedupeKey, doneAt, createdAt, lastError }) => ({
    kind: kinds.get(dedupeKey) ?? '',
    sentAt: doneAt?.toISOString() ?? null,
    writtenAt: createdAt.toISOString(),
    error: lastError,
  }))
}
