import type { MailName } from '../mails/mail-placeholders.ts'
import { DEFAULT_MAILS, type MailSettings } from './default-mails.ts'
import { mergeGroups } from './merge-groups.ts'
import { type ChangedSettings, changedSettings } from './settings.ts'

export const mergeWithMailDefaults = (changed: ChangedSettings): MailSettings =>
  mergeGroups<MailSettings>(DEFAULT_MAILS, changed)

/** Returns the current text of an e-mail. */
export function getMailTemplate(mail: MailName): string {
  const { orderMails, customerMails, staffMails } = mergeWithMailDefaults(changedSettings)
  return { ...orderMails, ...customerMails, ...staffMails }[mail]
}
