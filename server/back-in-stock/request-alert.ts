import { and, eq } from 'drizzle-orm'
import { backInStockCopy } from '../../content/back-in-stock.ts'
import type { AwaitedItem } from '../../contract/back-in-stock.ts'
import { backInStockAlerts } from '../db/schema/back-in-stock.ts'
import type { Deps } from '../deps.ts'
import { enqueueMail } from '../platform/outbox/enqueue-mail.ts'
import { composeAlertConfirmationMail } from './alert-mails.ts'
import { findAwaitedItem } from './awaited-item.ts'

type Input = { email: string; variantId: number; visitorHash: string | null }
export type AlertRequestResult =
  | { ok: true; item: AwaitedItem }
  | { ok: false; reason: 'unknown-variant' }
  | { ok: false; reason: 'in-stock' | 'too-many-alerts'; item: AwaitedItem }

/**
 * The maximum number of confirmation e-mails per address and item. They are sent at least ten minutes apart. Both limits protect people
 * whose address someone else enters.
 */
const MAX_MAILS = 3
const PAUSE_MS = 10 * 60 * 1_000
/** The maximum number of items that one address may wait for. It limits how many e-mails a stranger can cause. */
const MAX_ITEMS = 20

/**
 * Records that an e-mail address waits for a sold-out variant, and e-mails a request for confirmation. The result is the same whether or
 * not the address was waiting already, so nobody can find out what another person waits for.
 */
export async function requestAlert(
  deps: Pick<Deps, 'db' | 'now' | 'env'>,
  { email, variantId, visitorHash }: Input,
): Promise<AlertRequestResult> {
  const awaited = await findAwaitedItem(deps.db, variantId)
  if (!awaited) return { ok: false, reason: 'unknown-variant' }
  const { item, inStock } = awaited
  if (inStock) return { ok: false, reason: 'in-stock', item }
  const now = deps.now()
  const ofThis = and(eq(backInStockAlerts.email, email), eq(backInStockAlerts.variantId, variantId))
  return deps.db.transaction(async (tx): Promise<AlertRequestResult> => {
    await tx
      .insert(backInStockAlerts)
      .values({ email, variantId, visitorHash, consentWords: backInStockCopy.form.consent, askedAt: now })
      .onConflictDoNothing()
    if ((await tx.$count(backInStockAlerts, eq(backInStockAlerts.email, email))) > MAX_ITEMS) {
      const isNew = and(ofThis, eq(backInStockAlerts.mailsSent, 0))
      await tx.delete(backInStockAlerts).where(isNew)
      return { ok: false, reason: 'too-many-alerts', item }
    }
    const [row] = await tx.select().from(backInStockAlerts).where(ofThis).for('update')
    if (!row || row.confirmedAt !== null) return { ok: true, item }
    const mayMail =
      row.mailsSent < MAX_MAILS &&
      (row.mailedAt === null || now.getTime() - row.mailedAt.getTime() >= PAUSE_MS)
    if (!mayMail) return { ok: true, item }
    const mailsSent = row.mailsSent + 1
    await tx.update(backInStockAlerts).set({ askedAt: now, mailsSent, mailedAt: now }).where(ofThis)
    await enqueueMail(tx, composeAlertConfirmationMail(deps.env, { ...row, mailsSent }, item), now)
    return { ok: true, item }
  })
}
