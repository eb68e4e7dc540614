import { home } from '../../../content/home.ts'
import type { Deps } from '../../deps.ts'
import { newsletterSubscribers } from '../../db/schema/operations.ts'

/** Keeps a subscription with the proof of consent; a second one of the same address changes nothing. */
export async function subscribe({ db, now }: Pick<Deps, 'db' | 'now'>, email: string): Promise<void> {
  await db
    .insert(newsletterSubscribers)
    .values({ email, consentWords: home.newsletter.consent, consentPage: '/', consentedAt: now() })
    .onConflictDoNothing()
}
