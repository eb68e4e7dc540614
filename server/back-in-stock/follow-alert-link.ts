import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import type { AwaitedItem } from '../../contract/back-in-stock.ts'
import { settings } from '../../domain/settings/settings.ts'
import { backInStockAlerts } from '../db/schema/back-in-stock.ts'
import type { Deps } from '../deps.ts'
import { findAwaitedItem } from './awaited-item.ts'

export type AlertLink = 'confirm' | 'unsubscribe'
type LinkDeps = Pick<Deps, 'db' | 'now'>
type FoundAlert = { email: string; item: AwaitedItem; unsubscribeToken: string }

/** The time in ms for which a confirmation link is valid. Addresses that aren't confirmed within this time are deleted. */
export const getAlertLinkMs = (): number => settings.links.confirmDays * 24 * 60 * 60 * 1_000

const TOKEN = /^[\da-f]{64}$/

/**
 * Finds the alert that a link belongs to. Null if the alert was sent or cancelled, or never existed. A link can be opened more than once.
 */
export async function findAlert(
  { db, now }: LinkDeps,
  kind: AlertLink,
  token: string,
): Promise<FoundAlert | null> {
  if (!TOKEN.test(token)) return null
  const { confirmToken, unsubscribeToken, confirmedAt, askedAt } = backInStockAlerts
  const isFresh = or(isNotNull(confirmedAt), gt(askedAt, new Date(now().getTime() - getAlertLinkMs())))
  const [row] = await db
    .select()
    .from(backInStockAlerts)
    .where(kind === 'confirm' ? and(eq(confirmToken, token), isFresh) : eq(unsubscribeToken, token))
    .limit(1)
  const awaited = row && (await findAwaitedItem(db, row.variantId))
  return awaited ? { email: row.email, unsubscribeToken: row.unsubscribeToken, item: awaited.item } : null
}

/** Confirms an alert. The shopper then gets an e-mail when the variant is back in stock. */
export async function confirmAlert(deps: LinkDeps, token: string): Promise<FoundAlert | null> {
  const found = await findAlert(deps, 'confirm', token)
  if (!found) return null
  await deps.db
    .update(backInStockAlerts)
    .set({ confirmedAt: deps.now() })
    .where(and(eq(backInStockAlerts.confirmToken, token), isNull(backInStockAlerts.confirmedAt)))
  return found
}

/** Cancels an alert and deletes its e-mail address immediately. */
export async function cancelAlert({ db }: LinkDeps, token: string): Promise<void> {
  if (TOKEN.test(token))
    await db.delete(backInStockAlerts).where(eq(backInStockAlerts.unsubscribeToken, token))
}
