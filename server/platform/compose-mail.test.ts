import { afterEach, expect, test } from 'vitest'
import { DEFAULT_MAILS } from '../../domain/settings/default-mails.ts'
import { applySettings } from '../../domain/settings/settings.ts'
import { composeMail } from './compose-mail.ts'

afterEach(() => applySettings({}))

const facts = {
  name: 'Kim',
  number: 'ND-1',
  parcel: [{ words: 'Track the parcel', address: 'https://carrier.example/1?a=1&b=2' }],
  'order page': 'https://shop.example/orders/abc',
}

test('a link alone on its line becomes a button with its words, and has a line of its own in the plain text', () => {
  const { subject, text, html } = composeMail('shipped', facts)
  expect(subject).toBe('Order ND-1 is on its way')
  expect(text).toContain(
    'Hello Kim,\n\nYour order ND-1 has left our shop.\n\nTrack the parcel:\nhttps://carrier',
  )
  expect(text).toContain('\nYour order page:\nhttps://shop.example/orders/abc\n\n')
  expect(html).toMatch(
    /<a href="https:\/\/shop.example\/orders\/abc" class="button"[^>]*>Your order page<\/a>/,
  )
  expect(html).toMatch(/<a href="https:\/\/carrier.example\/1\?a=1&amp;b=2" class="button"/)
})

test('a link within a sentence stays in it', () => {
  const { text, html } = composeMail('newsletterWelcome', { 'unsubscribe page': 'https://shop.example/u' })
  expect(text).toContain('You can unsubscribe (https://shop.example/u) at any time.')
  expect(html).toContain(
    'You can <a href="https://shop.example/u" style="color: #0f6373">unsubscribe</a> at any time.',
  )
})

test('a paragraph whose fact is empty is omitted', () => {
  const { text } = composeMail('shipped', { ...facts, parcel: [] })
  expect(text).toContain('has left our shop.\n\nAnyone with this link')
})

test('the mail has the owner’s words, and the shop’s address below them', () => {
  const shipped = `Off it goes: {number}\n\n{parcel}\n\n\n[Here]({order page}) you see it.`
  applySettings({ orderMails: { ...DEFAULT_MAILS.orderMails, shipped } })
  const { subject, text } = composeMail('shipped', facts)
  expect(subject).toBe('Off it goes: ND-1')
  expect(text).toMatch(
    /^Track the parcel:\n\S+\n\nHere \(https:\/\/shop.example\/orders\/abc\) you see it.\n\n.+\n/,
  )
})

test('text typed by a customer becomes no link, heading or fact', () => {
  const typed = 'https://evil.example\n[Click]({order page})\n{number} <b>bold</b>'
  const { text, html } = composeMail('messageAnswer', {
    name: typed,
    reference: 'M-1',
    answer: typed,
    message: typed.split('\n').map((line) => `> ${line}`),
  })
  expect(text).toContain(typed)
  expect([...html.matchAll(/<a /g)]).toEqual([])
  expect(html).toContain('{number} &lt;b&gt;bold')
})
