import { expect, test } from 'vitest'
import { composeMailFooter, renderMailHtml } from './mail-layout.ts'

const text = [
  'Hello <Kim> & Co,',
  'Thank you.',
  '2 × Wolf - 10 in, Text: a & b: CA$21.98\n1 × Bee: CA$4.99',
  'Subtotal: CA$26.97\nDiscount (TEN): −CA$2.70\nTotal: CA$24.27\nGST/HST registration 1',
  'Your order page:\nhttps://shop.example/orders/abc?x=1&y=2',
  composeMailFooter(),
].join('\n\n')
const wolf = '2 × Wolf - 10 in, Text: a & b: CA$21.98'
const html = renderMailHtml('Your <order>', text, {
  pictures: new Map([[wolf, 'https://shop.example/img/1.webp']]),
})

const wordsOf = (markup: string): string =>
  markup
    .replace(/<(style|title)>[^]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()

test('a mail says the same as its plain text, under the shop’s name', () => {
  const plain = text.replace(/: (?=−?CA\$)/g, ' ').replace(/\s+/g, ' ')
  expect(wordsOf(html).replace(/^\S[^]*?(?=Hello)/, '')).toBe(plain)
  expect(html).toContain('<title>Your &lt;order&gt;</title>')
  expect(html).not.toContain('<Kim>')
})

test('amounts form a column, lines have their pictures, and addresses become buttons', () => {
  expect(html).toMatch(/<img src="https:\/\/shop.example\/img\/1.webp" alt="" width="64"[^]*2 × Wolf/)
  expect(html.match(/<img/g)).toHaveLength(1)
  expect(html).toMatch(/<td align="right"[^>]*font-weight: bold[^>]*>CA\$24.27/)
  expect(html).toContain('<a href="https://shop.example/orders/abc?x=1&amp;y=2" class="button"')
})

test('a mail supports dark mode, and loads nothing but its pictures', () => {
  expect(html).toContain('name="color-scheme" content="light dark"')
  expect(html).toContain('@media (prefers-color-scheme: dark)')
  expect(html).not.toMatch(/<link|<script|@import|url\(/)
  expect([...renderMailHtml('Hello', 'Hello').matchAll(/(?:src|href)="/g)]).toEqual([])
})
