import { expect, test } from 'vitest'
import { findDiscountCodeToConfirm } from './confirm-linked-code.ts'

test.each([
  ['codeTold=WELCOME10', 'WELCOME10'],
  ['cartId=gid; codeTold=TEN_UP-1; other=1', 'TEN_UP-1'],
  ['', null],
  ['codeTold=', null],
  ['notcodeTold=TEN', null],
  ['codeTold=%3Cb%3E', null],
])('the cookies %j contain the code %j', (cookies, code) =>
  expect(findDiscountCodeToConfirm(cookies)).toBe(code),
)
