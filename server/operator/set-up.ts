import { randomUUID } from 'node:crypto'
import { shopFacts } from '../../content/shop.ts'
import { testMailCopy as words } from '../../content/operator/set-up.ts'
import type { SetUp, TestMail } from '../../contract/operator/set-up.ts'
import { getRules } from '../../domain/settings/rules.ts'
import { settings } from '../../domain/settings/settings.ts'
import { productListings } from '../db/schema/catalogue.ts'
import type { Deps } from '../deps.ts'
import { isLiveShop, listSettingsRequiredToOpen } from '../runtime/live-settings.ts'
import { composeMailFooter, renderMailHtml } from '../platform/mail-layout.ts'
import { getStaffAddresses } from '../platform/staff-addresses.ts'

/** Reads how the shop was started and what it still lacks, for the set-up steps on the operator's page. */
export async function readSetUpStatus({
  db,
  env,
  mail,
  payments,
}: Pick<Deps, 'db' | 'env' | 'mail' | 'payments'>): Promise<SetUp> {
  return {
    payments: payments.current.id,
    mail: { by: mail.name, to: staff() },
    products: await db.$count(productListings),
    isLive: isLiveShop(env),
    missing: listSettingsRequiredToOpen(env, { ...settings, ...getRules() }),
  }
}

/** Sends a test e-mail to the shop's own addresses. It bypasses the outbox, so that the mail server's response is known. */
export async function sendTestMail({ mail }: Pick<Deps, 'mail'>): Promise<TestMail> {
  const { to, alsoTo } = getStaffAddresses('newOrders')
  const text = [words.text(shopFacts.name), composeMailFooter()].join('\n\n')
  const subject = words.subject(shopFacts.name)
  try {
    await mail.send({
      id: `test-mail-${randomUUID()}`,
      to,
      alsoTo,
      subject,
      text,
      html: renderMailHtml(subject, text),
    })
    return { sent: true, to: staff(), reason: null }
  } catch (error) {
    return { sent: false, to: staff(), reason: error instanceof Error ? error.message : String(error) }
  }
}

function staff(): string[] {
  const { to, alsoTo = [] } = getStaffAddresses('newOrders')
  return [to, ...alsoTo]
}
