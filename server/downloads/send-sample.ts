import { formatDayCount } from '../../content/format-days.ts'
import { settings } from '../../domain/settings/settings.ts'
import { createHash } from 'node:crypto'
import { cutFilesCopy } from '../../content/cut-files/cut-files-page.ts'
import { downloadGrants } from '../db/schema/downloads.ts'
import type { Deps } from '../deps.ts'
import type { Mail } from '../gateways/mail.ts'
import { enqueueMail } from '../platform/outbox/enqueue-mail.ts'
import { createCapabilityToken } from '../platform/capability-token.ts'
import { composeMail } from '../platform/compose-mail.ts'
import { findCutDesigns } from './cut-library.ts'
import { computeExpiry, toDownloadItem } from './download-grants.ts'

/**
 * E-mails the link to the free sample. An address gets at most one such e-mail a day. The response is the same whether or not an e-mail is
 * sent, so it reveals nothing about the address.
 */
export async function sendSample(
  { db, now, env }: Pick<Deps, 'db' | 'now' | 'env'>,
  { name, email }: { name: string; email: string },
): Promise<void> {
  const { sample } = cutFilesCopy
  const designs = findCutDesigns(sample.handle)
  if (!designs) throw new Error(`The sample ${sample.handle} is not in the library`)
  const at = now()
  const token = createCapabilityToken()
  const goods = toDownloadItem(sample.title, 'personal', designs)
  await db.transaction(async (tx) => {
    await tx.insert(downloadGrants).values({ token, goods, expiresAt: computeExpiry(at), createdAt: at })
    await enqueueMail(tx, sampleMail({ name, email, link: `${env.PUBLIC_URL}/downloads/${token}` }, at), at)
  })
}

function sampleMail({ name, email, link }: { name: string; email: string; link: string }, at: Date): Mail {
  // Removes dots and other characters from the name, so that nobody can use the name to put a link into the e-mail.
  const addressed = name
    .replaceAll(/[^\p{L}\p{M} .'’-]/gu, ' ')
    .replaceAll('.', ' ')
    .trim()
    .slice(0, 40)
  const composed = composeMail('sample', {
    name: addressed === '' ? 'there' : addressed,
    days: formatDayCount(settings.links.downloadDays),
    'download page': link,
  })
  const day = at.toISOString().slice(0, 10)
  const id = `cut-sample-${createHash('sha256').update(email).digest('hex').slice(0, 24)}-${day}`
  return { id, to: email, ...composed }
}
