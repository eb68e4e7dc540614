import {
  isLinkPlaceholder,
  formatPlaceholders,
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
  const links = facts.filter(isLinkPlaceholder)
  return {
    label,
    hint: [
      `You can use ${formatPlaceholders(facts.filter((name) => !isLinkPlaceholder(name)))}.`,
      ...(links.length > 0
        ? [`Write links as ${links.map((name) => `[words]({${name}})`).join(', ')}.`]
        : []),
    ].join(' '),
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

const HELP =
  'The first line is the subject, and an empty line ends a paragraph. Braces, such as {number}, are filled in when the e-mail is sent. If there’s nothing to fill in, the whole paragraph is left out. Your address is added at the end of every e-mail.'

/** The form fields of the settings with the texts of e-mails to customers and staff. */
export const mailGroups: { readonly [Name in MailGroup]: SettingGroup<Settings[Name]> } = {
  orderMails: {
    title: 'Order e-mails',
    shownOn: 'E-mails to buyers; a change applies to future e-mails',
    help: HELP,
    fields: {
      confirmation: makeMailSetting('confirmation', 'An order is paid'),
      inProof: makeMailSetting('inProof', 'An order is waiting for a proof'),
      proofReady: makeMailSetting('proofReady', 'A version of the proof is ready'),
      approved: makeMailSetting('approved', 'The proof is approved'),
      inProduction: makeMailSetting('inProduction', 'An order is in production'),
      shipped: makeMailSetting('shipped', 'An order is shipped'),
      readyForPickup: makeMailSetting('readyForPickup', 'An order is ready for pickup'),
      done: makeMailSetting('done', 'An order is complete'),
      cancelled: makeMailSetting('cancelled', 'An order is cancelled'),
      refunded: makeMailSetting('refunded', 'An order is refunded in full'),
      partRefund: makeMailSetting('partRefund', 'Part of an order is refunded'),
      paymentRefunded: makeMailSetting('paymentRefunded', 'A late payment is refunded'),
      review: makeMailSetting('review', 'A buyer is asked for a review'),
    },
  },
  customerMails: {
    title: 'Other customer e-mails',
    shownOn: 'E-mails to customers; a change applies to future e-mails',
    help: HELP,
    fields: {
      quote: makeMailSetting('quote', 'A quote is e-mailed'),
      newsletterConfirm: makeMailSetting('newsletterConfirm', 'Newsletter: please confirm'),
      newsletterWelcome: makeMailSetting('newsletterWelcome', 'Newsletter: confirmed'),
      stockConfirm: makeMailSetting('stockConfirm', 'Back in stock: please confirm'),
      backInStock: makeMailSetting('backInStock', 'Back in stock'),
      sample: makeMailSetting('sample', 'The free cut file'),
      messageCopy: makeMailSetting('messageCopy', 'A copy of a message to the shop'),
      messageAnswer: makeMailSetting('messageAnswer', 'Your answer to a message'),
      questionAnswer: makeMailSetting('questionAnswer', 'Your answer to a question about a product'),
      creditReceipt: makeMailSetting('creditReceipt', 'Receipt for design credits'),
    },
  },
  staffMails: {
    title: 'Staff e-mails',
    shownOn: 'E-mails about new orders, files and questions; set who gets them under Who gets which e-mails',
    help: HELP,
    fields: {
      newOrder: makeMailSetting('newOrder', 'A new order'),
      fileAttached: makeMailSetting('fileAttached', 'A customer attached a file'),
      productQuestion: makeMailSetting('productQuestion', 'A question about a product'),
    },
  },
}
