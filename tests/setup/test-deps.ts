import type { Database } from '../../server/db/database.ts'
import { ENGINE_LIMITS } from '../../server/engine/engine-limits.ts'
import { Engine } from '../../server/engine/engine.ts'
import { parseEnvironment } from '../../server/runtime/env.ts'
import { createFolderStore } from '../../server/gateways/object-store-folder.ts'
import { createPaymentProviders } from '../../server/gateways/payment-providers.ts'
import type { ShopDeps } from '../../server/make-deps.ts'
import { createOrderHandlers } from '../../server/order-handlers.ts'
import { createDemoPayments } from '../../server/gateways/payment-demo.ts'

const visitorSecret = 'a secret for tests of thirty-two characters'
const HOUR_MS = 3_600_000
/**
 * The drawing engine. All files of a test process share it, because its threads take more than a second to start. Each client may use it
 * for up to an hour of drawing.
 */
const engine = new Engine(() => {}, { ...ENGINE_LIMITS, askerMs: HOUR_MS })

/**
 * Creates a shop's dependencies for tests. Payments use the demo provider, e-mails are discarded, and there is no image model and no page
 * renderer.
 */
export function createTestDeps(db: Database, settings: Record<string, string> = {}): ShopDeps {
  const parsed = parseEnvironment({ NODE_ENV: 'test', ...settings })
  if (!parsed.ok) throw new Error(parsed.message)
  return {
    db,
    env: parsed.env,
    visitorSecret,
    now: () => new Date(),
    payments: createPaymentProviders(createDemoPayments(db, parsed.env.PUBLIC_URL)),
    mail: { name: 'folder', send: async () => {} },
    store: createFolderStore(parsed.env.DATA_DIR),
    log: () => {},
    orderHandlers: createOrderHandlers({ env: parsed.env, visitorSecret }),
    engine,
    imageModel: null,
    segmentationModel: null,
    renderer: null,
  }
}
