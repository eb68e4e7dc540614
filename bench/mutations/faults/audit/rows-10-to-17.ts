import type { PlantedFault } from '../../planted-fault.ts'

/** Each fault undoes a fix from rows 10 to 17 in docs/faults-and-attacks.md. */
export const auditFaults10To17: readonly PlantedFault[] = [
  {
    name: 'key-of-a-dead-owner-is-kept-for-a-minute',
    audit: {
      row: 10,
      test: 'a retry takes over the key of an owner that died, as soon as its lease has ended',
    },
    layer: 'services',
    file: 'server/platform/idempotency/run-idempotent.ts',
    find: 'coalesce(${idempotencyKeys.leaseUntil}, ${idempotencyKeys.createdAt} + ${LEGACY_LEASE_INTERVAL}::interval) < now()',
    replace: '${idempotencyKeys.createdAt} + ${LEGACY_LEASE_INTERVAL}::interval < now()',
    tests: ['server/platform/idempotency/run-idempotent.test.ts'],
  },
  {
    name: 'lease-outlasts-the-wait-for-it',
    audit: {
      row: 10,
      test: 'a retry takes over the key of an owner that died, as soon as its lease has ended',
    },
    layer: 'services',
    file: 'server/platform/idempotency/run-idempotent.ts',
    find: "const LEASE_INTERVAL = '3 seconds'",
    replace: "const LEASE_INTERVAL = '60 seconds'",
    tests: ['server/platform/idempotency/run-idempotent.test.ts'],
  },
  {
    name: 'page-cache-counts-one-encoding',
    audit: { row: 11, test: 'stays within its budget however many addresses are cached' },
    layer: 'pages',
    file: 'server/web/pages/page-cache.ts',
    find: 'page.onResize = () => {',
    replace: `page.onResize = () => {
      return`,
    tests: ['server/web/pages/page-cache.test.ts'],
  },
  {
    name: 'page-cache-key-holds-the-whole-query',
    audit: { row: 11, test: 'addresses that differ in unread parameters share one document' },
    layer: 'pages',
    file: 'server/web/pages/pages.ts',
    find: 'const address = await resolveDocumentUrl(url)',
    replace: 'const address = (await resolveDocumentUrl(url)) && url.pathname + url.search',
    tests: ['server/web/pages/pages.test.ts'],
  },
  {
    name: 'concurrent-requests-render-a-page-each',
    audit: { row: 11, test: 'a page with many concurrent requests is rendered once' },
    layer: 'pages',
    file: 'server/web/pages/pages.ts',
    find: 'if (underWay) return underWay',
    replace: '',
    tests: ['server/web/pages/pages.test.ts'],
  },
  {
    name: 'log-holds-the-parameters-of-queries',
    audit: { row: 12, test: 'while the database is unavailable, no log contains customer data' },
    layer: 'services',
    file: 'server/runtime/describe-error.ts',
    find: 'if (error instanceof DrizzleQueryError)',
    replace: "if (error instanceof DrizzleQueryError && error.query === '')",
    tests: ['server/runtime/describe-error.test.ts'],
  },
  {
    name: 'server-goes-on-with-statements-that-were-given-up',
    audit: { row: 13, test: 'cancels a statement whose client gave up' },
    layer: 'database',
    file: 'server/db/pool.ts',
    find: '...(!embedded && { onConnect: (client) => setUpSession(client, withinMs) }),',
    replace: '',
    tests: ['server/db/database.test.ts'],
    on: 'postgres',
  },
  {
    name: 'refunds-of-the-dashboard-are-not-asked-for',
    audit: { row: 14, test: 'a full refund in the provider’s dashboard marks the order as refunded' },
    layer: 'services',
    file: 'server/orders/refunds/pay-refunds.ts',
    find: 'const left = await syncRefunds(deps, payment)',
    replace: 'const left = payment.amountCents',
    tests: ['server/orders/refunds/outside-refunds.test.ts'],
  },
  {
    name: 'disputes-are-unheard',
    audit: { row: 14, test: 'a dispute is reported to the shop with its deadline' },
    layer: 'services',
    file: 'server/gateways/stripe-webhook.ts',
    find: '|charge\\.dispute\\.)',
    replace: ')',
    tests: ['server/orders/refunds/outside-refunds.test.ts'],
  },
  {
    name: 'late-retry-sends-an-expiry-that-is-over',
    audit: { row: 15, test: 'the shopper can pay at once' },
    layer: 'services',
    file: 'server/checkout/place-order.ts',
    find: "if (live.provider === 'none' || hasTimeToPay(live.expiresAt, deps.now()))",
    replace: "if (live.provider !== '')",
    tests: ['server/checkout/stripe-outages.test.ts'],
  },
  {
    name: 'failed-payments-are-never-anonymised',
    audit: { row: 16, test: 'after 30 days, a failed payment attempt keeps its amount but no name' },
    layer: 'services',
    file: 'server/operator/sweeps/sweep-all.ts',
    find: `  'unpaid attempts': anonymiseUnpaidPayments,
`,
    replace: '',
    tests: ['server/operator/remove-old-order-data.test.ts'],
  },
  {
    name: 'preview-writes-and-rolls-back',
    audit: { row: 17, test: 'writes nothing, not even in a transaction that is rolled back' },
    layer: 'database',
    file: 'server/catalogue/import-catalogue.ts',
    find: 'if (input.dryRun || (await input.beforeWriting?.()) === false)',
    replace: `if (input.dryRun)
    await run(async (tx) => {
      const within = { run: (work) => work(tx), onBatch: undefined, onEnd: undefined }
      await writeImportBatches(within, { input, media }, comparison)
      throw new Error('rolled back')
    }).catch(() => undefined)
  if (input.dryRun || (await input.beforeWriting?.()) === false)`,
    tests: ['server/catalogue/import-batches.test.ts'],
  },
  {
    name: 'import-is-one-transaction',
    audit: { row: 17, test: 'keeps complete batches, shows them to shoppers, and resumes with the rest' },
    layer: 'database',
    file: 'server/catalogue/import-catalogue.ts',
    find: 'await importInto(db, (work) => db.transaction(work), { input, media })',
    replace: 'await db.transaction((tx) => importInto(tx, (work) => work(tx), { input, media }))',
    tests: ['server/catalogue/import-batches.test.ts'],
  },
]
