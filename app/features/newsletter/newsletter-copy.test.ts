import { expect, test } from 'vitest'
import { isNewsletterEmail } from './newsletter-copy.ts'

test.each([
  ['someone@example.com', true],
  [' someone@example.com ', true],
  ['kim@b', false],
  ['', false],
  ['   ', false],
  ['someone.example.com', false],
])('the newsletter accepts the address "%s": %s', (email, taken) => {
  expect(isNewsletterEmail(email)).toBe(taken)
})
