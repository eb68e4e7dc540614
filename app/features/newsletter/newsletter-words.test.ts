import { expect, test } from 'vitest'
import { isNewsletterEmail } from './newsletter-words.ts'

test.each([
  ['someone@example.com', true],
  ['', false],
  ['   ', false],
  ['someone.example.com', false],
])('the newsletter takes the address "%s": %s', (email, taken) => {
  expect(isNewsletterEmail(email)).toBe(taken)
})
