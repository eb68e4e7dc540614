import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { settings } from '../../domain/settings/settings.ts'
import { newsletterSubscribers } from '../db/schema/newsletter-and-contact.ts'
import type { Deps } from '../deps.ts'
import { enqueueMail } from '../platform/outbox/enqueue-mail.ts'
import { composeWelcomeMail } from './newsletter-mails.ts'
import { recordConsent } from './subscribe.ts'

export type NewsletterLinkKind = 'confirm' | 'unsubscribe'
type Link = { token: string; addressHash: string }
type FollowResult = { ok: true } | { ok: false; reason: 'unknown-link' }
type LinkDeps = Pick<Deps, 'db' | 'now' | 'env'>

/** The time in ms for which a confirmation link is valid: by default a month, for people who read their e-mail after their holidays. */
export const getConfirmationLinkMs = (): number => settings.links.confirmDays * 24 * 60 * 60 * 1_000

const UNKNOWN_LINK = { ok: false, reason: 'unknown-link' } as const
const TOKEN = /^[\da-f]{64}$/

/** Finds the e-mail address to which a link was sent; null if the link doesn't work any more. A link can be opened more than once. */
export async function findNewsletterLink(
  { db, now }: LinkDeps,
  kind: NewsletterLinkKind,
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
      gt(newsletterSubscribers.consentedAt, new Date(now.getTime() - getConfirmationLinkMs())),
      sql`${newsletterSubscribers.confirmedAt} is not null`,
    ),
  )

/** Confirms a subscription. From then on, the e-mail address gets the newsletter. Confirming again changes nothing and sends nothing. */
export async function confirmNewsletterSubscription(
  deps: LinkDeps,
  { token, addressHash }: Link,
): Promise<FollowResult> {
  const link = await findNewsletterLink(deps, 'confirm', token)
  if (!link) return UNKNOWN_LINK
  const now = deps.now()
  await deps.db.transaction(async (tx) => {
    const [row] = await tx
      .update(newsletterSubscribers)
      .set({ confirmedAt: now })
      .where(and(confirms(token, now), isNull(newsletterSubscribers.confirmedAt)))
      .returning()
    if (!row) return
    const { email, consentPage: page } = row
    await recordConsent(tx, { email, page, addressHash, event: 'confirmed', at: now })
    await enqueueMail(tx, composeWelcomeMail(deps.env, row), now)
  })
  return { ok: true }
}

/**
 * Ends a subscription immediately. From then on, the confirmation link of the first e-mail doesn't work any more, but the unsubscribe links
 * of all issues still do.
 */
export async function unsubscribeFromNewsletter(
  deps: LinkDeps,
  { token, addressHash }: Link,
): Promise<FollowResult> {
  if (!(await findNewsletterLink(deps, 'unsubscribe', token))) return UNKNOWN_LINK
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
    await recordConsent(tx, { email, page, addressHash, event: 'unsubscribed', at: now })
  })
  return { ok: true }
}
