import type { Database } from '../../server/db/database.ts'
import type { Deps } from '../../server/deps.ts'
import { Engine } from '../../server/engine/engine.ts'
import { parseEnvironment } from '../../server/env.ts'
import { createFolderStore } from '../../server/gateways/object-store-folder.ts'
import { createPaymentProviders } from '../../server/gateways/payment-providers.ts'
import { createOrderHandlers } from '../../server/order-handlers.ts'
import { createDemoPayments } from '../../server/gateways/payment-demo.ts'

/** A shop's dependencies in tests: the demo provider, discarded mail, no image model, no pages. */
const visitorSecret = 'a secret for tests of thirty-two characters'

export function testDeps(db: Database, settings: Record<string, string> = {}): Deps {
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
    engine: new Engine(() => {}),
    imageModel: null,
    renderer: null,
  }
}
