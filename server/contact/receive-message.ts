import { createHash, randomInt } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { ContactMessage } from '../../contract/contact.ts'
import type { Transaction } from '../db/database.ts'
import { contactMessages } from '../db/schema/newsletter-and-contact.ts'
import type { Deps } from '../deps.ts'
import { enqueueMail } from '../platform/outbox/enqueue-mail.ts'
import { composeContactCopyMail, composeContactMail } from './message-mails.ts'

type SentForm = { message: ContactMessage; formKey: string; visitorHash: string | null }

/** The maximum number of copies per hour to one e-mail address, so that nobody can use the form to fill a stranger's mailbox. */
const MAX_COPIES = 3
const HOUR_MS = 60 * 60 * 1_000

// Letters and digits that people don't easily confuse on the phone or on paper. Eight of them make over 200 billion combinations.
const REFERENCE_CHARACTERS = 'ACDEFGHJKLMNPQRTUVWXY34679'
const REFERENCE_LENGTH = 8

/**
 * Stores a contact message and queues two e-mails: one to the shop, and a copy to the sender. If the same form is sent again with the same
 * text, stores nothing and returns the first reference.
 */
export async function receiveMessage(
  { db, now: clock }: Pick<Deps, 'db' | 'now'>,
  { message, formKey, visitorHash }: SentForm,
): Promise<{ reference: string }> {
  const key = createHash('sha256')
    .update(JSON.stringify([formKey, message]))
    .digest('hex')
  const now = clock()
  return db.transaction(async (tx) => {
    const copies = await countSince(tx, message.email, new Date(now.getTime() - HOUR_MS))
    const row = { ...message, formKey: key, visitorHash, receivedAt: now }
    const kept = { reference: makeMessageReference() }
    const [made] = await tx
      .insert(contactMessages)
      .values({ ...row, ...kept })
      .onConflictDoNothing({ target: contactMessages.formKey })
      .returning({ reference: contactMessages.reference })
    if (!made) return findByKey(tx, key)
    await enqueueMail(tx, composeContactMail(message, made.reference), now)
    if (copies < MAX_COPIES) await enqueueMail(tx, composeContactCopyMail(message, made.reference), now)
    return made
  })
}

const countSince = (tx: Transaction, email: string, since: Date): Promise<number> =>
  tx.$count(contactMessages, and(eq(contactMessages.email, email), gt(contactMessages.receivedAt, since)))

async function findByKey(tx: Transaction, key: string): Promise<{ reference: string }> {
  const [row] = await tx
    .select({ reference: contactMessages.reference })
    .from(contactMessages)
    .where(eq(contactMessages.formKey, key))
  if (!row) throw new Error('A message was deleted while it was submitted again')
  return row
}

/**
 * Makes a random reference number. A discarded message from a bot gets a reference number too, so that the bot doesn't notice that the
 * message was discarded.
 */
export const makeMessageReference = (): string =>
  `M-${Array.from({ length: REFERENCE_LENGTH }, () => REFERENCE_CHARACTERS[randomInt(REFERENCE_CHARACTERS.length)]).join('')}`
