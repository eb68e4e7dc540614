import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { settings } from '../../domain/settings/settings.ts'
import { newsletterSubscribers } from '../db/schema/letters.ts'
import type { Deps } from '../deps.ts'
import { writeMail } from '../platform/outbox/write-mail.ts'
import { welcomeMail } from './newsletter-mails.ts'
import { noteConsent } from './subscribe.ts'

export type LinkKind = 'confirm' | 'unsubscribe'
type Link = { token: string; addressHash: string }
type Followed = { ok: true } | { ok: false; reason: 'unknown-link' }
type LinkDeps = Pick<Deps, 'db' | 'now' | 'env'>

/** How long a confirmation link works, in ms: a month by default, for people who read their mail after the holidays. */
export const confirmMs = (): number => settings.links.confirmDays * 24 * 60 * 60 * 1_000

const UNKNOWN = { ok: false, reason: 'unknown-link' } as const
const TOKEN = /^[\da-f]{64}$/

/** Whom a link was sent to, or null where it leads nowhere any more. A link that was followed before still leads to its page. */
export async function findLink(
  { db, now }: LinkDeps,
  kind: LinkKind,
  token: string,
): Promise<{ email: string } | null> {
  if (!TOKEN.test(token)) return null
  const [row] = await db
    .select({ email: newsletterSubscribers.email })
    .from(newsletterSubscribers)
    .where(kind === 'confirm' ? confirms(token, now()) : eq(newsletterSubscribers.unsubscribeToken, token))
    .limit(1)
  return row ?? null
}

const confirms = (token: string, now: Date) =>
  and(
    eq(newsletterSubscribers.confirmToken, token),
    isNull(newsletterSubscribers.unsubscribedAt),
    or(
      gt(newsletterSubscribers.consentedAt, new Date(now.getTime() - confirmMs())),
      sql`${newsletterSubscribers.confirmedAt} is not null`,
    ),
  )

/** From here on the newsletter goes to the address. A second click changes nothing and sends nothing. */
export async function confirmSubscription(deps: LinkDeps, { token, addressHash }: Link): Promise<Followed> {
  const link = await findLink(deps, 'confirm', token)
  if (!link) return UNKNOWN
  const now = deps.now()
  await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .update(newsletterSubscribers)
      .set({ confirmedAt: now })
      .where(and(confirms(token, now), isNull(newsletterSubscribers.confirmedAt)))
      .returning()
    if (!row) return
    const { email, consentPage: page } = row
    await noteConsent(tx, { email, page, addressHash, event: 'confirmed', at: now })
    await writeMail(tx, welcomeMail(deps.env, row), now)
  })
  return { ok: true }
}

/** No further issue goes out, at once. The link of the first mail cannot undo it; the links of all issues go on working. */
export async function unsubscribe(deps: LinkDeps, { token, addressHash }: Link): Promise<Followed> {
  if (!(await findLink(deps, 'unsubscribe', token))) return UNKNOWN
  const now = deps.now()
  await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .update(newsletterSubscribers)
      .set({
        unsubscribedAt: now,
        mailedAt: null,
        confirmToken: sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`,
      })
      .where(
        and(eq(newsletterSubscribers.unsubscribeToken, token), isNull(newsletterSubscribers.unsubscribedAt)),
      )
      .returning()
    if (!row) return
    const { email, consentPage: page } = row
    await noteConsent(tx, { email, page, addressHash, event: 'unsubscribed', at: now })
  })
  return { ok: true }
}
