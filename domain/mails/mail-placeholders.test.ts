import { expect, test } from 'vitest'
import { DEFAULT_MAILS } from '../settings/default-mails.ts'
import { describeMailFault } from '../../content/operator/mail-faults.ts'
import { MAIL_PLACEHOLDERS, findMailFault, type MailName } from './mail-placeholders.ts'

const shipped = `Order {number} is on its way

Hello {name},

{parcel}

[Your order]({order page})`

test('the default text of every e-mail is valid, and no e-mail lacks one', () => {
  const words = Object.entries({
    ...DEFAULT_MAILS.orderMails,
    ...DEFAULT_MAILS.customerMails,
    ...DEFAULT_MAILS.staffMails,
  })
  expect(words.map(([name]) => name).toSorted()).toEqual(Object.keys(MAIL_PLACEHOLDERS).toSorted())
  for (const [name, text] of words) expect(isMail(name) && findMailFault(name, text), name).toBeNull()
})

const isMail = (name: string): name is MailName => name in MAIL_PLACEHOLDERS

test.each([
  ['', 'Please put the subject on the first line and the message below it.'],
  ['Order {number}', 'Please put the subject on the first line and the message below it.'],
  [
    shipped.replace('{name}', '{nam}'),
    "{nam} doesn't work in this e-mail. You can use {shop}, {name}, {number}, {parcel}, {order page}.",
  ],
  [shipped.replace('Order {number}', 'Order {parcel}'), "{parcel} can't be used in the subject."],
  [shipped.replace('{parcel}', ''), 'Please keep {parcel}: the reader needs it.'],
  [
    shipped.replace('[Your order]({order page})', '{order page}'),
    'Please write a link as [words]({order page}).',
  ],
  [shipped, null],
])('%j: %s', (words, fault) => {
  const found = findMailFault('shipped', words)
  expect(found && describeMailFault(found)).toBe(fault)
})
