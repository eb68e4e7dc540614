import { expect, it } from 'vitest'
import { toCanonicalEmail } from './customer-email.ts'

it.each([
  ['kim@example.com', 'kim@example.com'],
  [' Kim@Example.COM ', 'kim@example.com'],
  ['kim+second@example.com', 'kim@example.com'],
  ['k.i.m+x+y@gmail.com', 'kim@gmail.com'],
  ['Kim@googlemail.com', 'kim@gmail.com'],
  ['k.im@example.com', 'k.im@example.com'],
  ['kim@bücher.example', 'kim@xn--bcher-kva.example'],
])('%s is the customer %s', (email, customer) => {
  expect(toCanonicalEmail(email)).toBe(customer)
})
