import { expect, test } from 'vitest'
import { isMadeToOrder, createMadeToOrderHandle } from './made-to-order.ts'

test('made-to-order items are recognized by their handle', () => {
  expect(isMadeToOrder(createMadeToOrderHandle('0a1B2c3D4e5F6g7H8i9J0k'))).toBe(true)
})

test.each(['bee-kind-bumper', 'made-to-order-signs', 'made-to-order-', ''])(
  'a product of the catalogue has a page: %s',
  (handle) => expect(isMadeToOrder(handle)).toBe(false),
)
