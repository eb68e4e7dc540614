import { formatPlaceholders, type MailFault } from '../../domain/mails/mail-placeholders.ts'

/** Tells the operator what is wrong with the text of an e-mail. */
export function describeMailFault(fault: MailFault): string {
  switch (fault.code) {
    case 'no-subject-or-message':
      return 'Please put the subject on the first line and the message below it.'
    case 'unknown-placeholder':
      return `{${fault.name}} doesn't work in this e-mail. You can use ${formatPlaceholders(fault.known)}.`
    case 'not-in-subject':
      return `{${fault.name}} can't be used in the subject.`
    case 'placeholder-missing':
      return `Please keep ${formatPlaceholders(fault.names)}: the reader needs ${fault.names.length === 1 ? 'it' : 'them'}.`
    case 'bare-link':
      return `Please write a link as [words]({${fault.name}}).`
  }
}
