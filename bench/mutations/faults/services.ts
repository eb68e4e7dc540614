import type { PlantedFault } from '../planted-fault.ts'

/** Mistakes in the server's use cases: money, stock, keys, and responses of other services. */
export const serviceFaults: readonly PlantedFault[] = [
  {
    name: 'idempotency-key-taken-twice',
    layer: 'services',
    file: 'server/platform/idempotency/run-idempotent.ts',
    find: '...(abandoned && { setWhere: abandoned }),',
    replace: '',
    tests: ['server/credits/routes/credits.test.ts'],
  },
  {
    name: 'stock-not-given-back',
    layer: 'services',
    file: 'server/checkout/end-payment.ts',
    find: 'await returnStock(tx, reserved)',
    replace: '',
    tests: ['server/checkout/stripe-checkout.test.ts'],
  },
  {
    name: 'forged-webhook-believed',
    layer: 'services',
    file: 'server/gateways/stripe-webhook.ts',
    find: 'const verified = verify(stripe, secret, { body, signature, now })',
    replace:
      'const verified = body === "" ? verify(stripe, secret, { body, signature, now }) : { ok: true as const, event: JSON.parse(body) }',
    tests: ['server/checkout/stripe-checkout.test.ts'],
  },
  {
    name: 'webhook-of-tomorrow-believed',
    layer: 'services',
    file: 'server/gateways/stripe-webhook.ts',
    find: 'signature === null || isFromTheFuture(signature, now)',
    replace: 'signature === null',
    tests: ['server/checkout/stripe-checkout.test.ts'],
  },
  {
    name: 'other-amount-than-asked-for-makes-an-order',
    layer: 'services',
    file: 'server/checkout/settle-payment.ts',
    find: 'seen.amountCents !== payment.amountCents || seen.currency !== payment.currency',
    replace: 'seen.currency !== payment.currency',
    tests: ['server/checkout/stripe-checkout.test.ts'],
  },
  {
    name: 'refund-form-sent-twice-is-two-refunds',
    layer: 'services',
    file: 'server/orders/refunds/request-refund.ts',
    find: "if (known) return known.orderId === seen.id ? { ok: true } : { ok: false, reason: 'key-reused' }",
    replace: '',
    tests: ['server/orders/routes/operator-orders-refunds.test.ts'],
  },
  {
    name: 'refund-paid-twice',
    layer: 'services',
    file: 'server/orders/refunds/sync-refunds.ts',
    find: "} else if (!seen.failed && own.state === 'refunding') {",
    replace: "} else if (!seen.failed && own.state === 'sent') {",
    tests: ['server/orders/routes/operator-orders-refunds.test.ts'],
  },
  {
    name: 'old-version-of-an-order-overwrites-a-newer-one',
    layer: 'services',
    file: 'server/orders/lock-order.ts',
    find: 'return order.version === version ?',
    replace: 'return order.version >= version ?',
    tests: ['server/orders/routes/operator-orders.test.ts'],
  },
  {
    name: 'discount-use-without-await',
    layer: 'services',
    file: 'server/checkout/reserve-order.ts',
    find: '!(await countDiscountUse(tx, order.discountCode))',
    replace: '!countDiscountUse(tx, order.discountCode)',
    tests: ['server/checkout/routes/checkout-races.test.ts'],
    on: 'postgres',
  },
  {
    name: 'file-store-without-await',
    layer: 'services',
    file: 'server/designs/images/accept-image.ts',
    find: `await store.put(imageStorageKey(id, 'original'), original)
    if (preview) await store.put(imageStorageKey(id, 'preview'), preview)`,
    replace: `store.put(imageStorageKey(id, 'original'), original).catch(() => {})
    if (preview) store.put(imageStorageKey(id, 'preview'), preview).catch(() => {})`,
    tests: ['server/designs/images/images-in-s3.test.ts'],
  },
  {
    name: 'sent-mail-keeps-its-address',
    layer: 'services',
    file: 'server/platform/outbox/process-outbox.ts',
    find: 'doneAt: now(), payload: {}, lastError: null',
    replace: 'doneAt: now(), lastError: null',
    tests: ['server/platform/outbox/outbox.test.ts'],
  },
]
