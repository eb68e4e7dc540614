import { mailSettingsCopy as copy, describePlaceholders } from '../../content/operator/settings-copy/mails.ts'
import {
  isLinkPlaceholder,
  MAIL_PLACEHOLDERS,
  findMailFault,
  type MailName,
} from '../../domain/mails/mail-placeholders.ts'
import type { Settings } from '../../domain/settings/default-settings.ts'
import type { Setting, SettingGroup } from './setting-kinds.ts'

type MailGroup = 'orderMails' | 'customerMails' | 'staffMails'

const MAX_TEXT_LENGTH = 4_000

/** Makes the setting with the text of an e-mail. The first line of the text is the subject. */
function makeMailSetting(mail: MailName, label: string): Setting<string> {
  const { facts }: { facts: readonly string[] } = MAIL_PLACEHOLDERS[mail]
  return {
    label,
    hint: describePlaceholders(
      facts.filter((name) => !isLinkPlaceholder(name)),
      facts.filter(isLinkPlaceholder),
    ),
    kind: 'letter',
    required: true,
    options: [],
    write: (value) => value,
    read(typed) {
      const value = typed.replaceAll('\r\n', '\n').trim()
      if (value.length > MAX_TEXT_LENGTH)
        return { ok: false, fault: { code: 'too-long', most: MAX_TEXT_LENGTH } }
      const fault = findMailFault(mail, value)
      return fault === null ? { ok: true, value } : { ok: false, fault: { code: 'mail', fault } }
    },
  }
}

/** The form fields of the settings with the texts of e-mails to customers and staff. */
export const mailGroups: { readonly [Name in MailGroup]: SettingGroup<Settings[Name]> } = {
  orderMails: {
    confirmation: makeMailSetting('confirmation', copy.orderMails.confirmation.label),
    inProof: makeMailSetting('inProof', copy.orderMails.inProof.label),
    proofReady: makeMailSetting('proofReady', copy.orderMails.proofReady.label),
    approved: makeMailSetting('approved', copy.orderMails.approved.label),
    inProduction: makeMailSetting('inProduction', copy.orderMails.inProduction.label),
    shipped: makeMailSetting('shipped', copy.orderMails.shipped.label),
    readyForPickup: makeMailSetting('readyForPickup', copy.orderMails.readyForPickup.label),
    done: makeMailSetting('done', copy.orderMails.done.label),
    cancelled: makeMailSetting('cancelled', copy.orderMails.cancelled.label),
    refunded: makeMailSetting('refunded', copy.orderMails.refunded.label),
    partRefund: makeMailSetting('partRefund', copy.orderMails.partRefund.label),
    paymentRefunded: makeMailSetting('paymentRefunded', copy.orderMails.paymentRefunded.label),
    review: makeMailSetting('review', copy.orderMails.review.label),
  },
  customerMails: {
    quote: makeMailSetting('quote', copy.customerMails.quote.label),
    newsletterConfirm: makeMailSetting('newsletterConfirm', copy.customerMails.newsletterConfirm.label),
    newsletterWelcome: makeMailSetting('newsletterWelcome', copy.customerMails.newsletterWelcome.label),
    stockConfirm: makeMailSetting('stockConfirm', copy.customerMails.stockConfirm.label),
    backInStock: makeMailSetting('backInStock', copy.customerMails.backInStock.label),
    sample: makeMailSetting('sample', copy.customerMails.sample.label),
    messageCopy: makeMailSetting('messageCopy', copy.customerMails.messageCopy.label),
    messageAnswer: makeMailSetting('messageAnswer', copy.customerMails.messageAnswer.label),
    questionAnswer: makeMailSetting('questionAnswer', copy.customerMails.questionAnswer.label),
    creditReceipt: makeMailSetting('creditReceipt', copy.customerMails.creditReceipt.label),
  },
  staffMails: {
    newOrder: makeMailSetting('newOrder', copy.staffMails.newOrder.label),
    fileAttached: makeMailSetting('fileAttached', copy.staffMails.fileAttached.label),
    productQuestion: makeMailSetting('productQuestion', copy.staffMails.productQuestion.label),
  },
}
