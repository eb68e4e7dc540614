import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { processOutbox } from './process-outbox.ts'

const mailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
  unsubscribeUrl: z.string().optional(),
  alsoTo: z.array(z.string()).optional(),
})

const BATCH_SIZE = 20

/**
 * Sends the e-mails that are due, and returns their number. Delivery is at least once. If an e-mail is sent twice, both copies have the
 * same Message-ID, so that mail programs show only one.
 */
export function sendDueMail(deps: Pick<Deps, 'db' | 'now' | 'mail' | 'log'>): Promise<number> {
  return processOutbox(deps, {
    kind: 'mail',
    maxRows: BATCH_SIZE,
    failure: 'Couldn’t send a mail; it will be retried',
    run: (payload) => deps.mail.send(mailSchema.parse(payload)),
  })
}
