import type { Database } from './db/database.ts'
import type { Engine } from './engine/engine.ts'
import type { Environment } from './runtime/env.ts'
import type { ImageModel } from './gateways/image-model.ts'
import type { SegmentationModel } from './gateways/segmentation-model.ts'
import type { MailGateway } from './gateways/mail.ts'
import type { ObjectStore } from './gateways/object-store.ts'
import type { PaymentProviders } from './gateways/payment-providers.ts'
import type { Log } from './runtime/log.ts'
import type { OrderHandlers } from './orders/order-events.ts'
import type { PageRenderer } from './web/pages/renderer.ts'

/** The dependencies of all parts of the server. Tests replace the database, the clock and the gateways. */
export type Deps = {
  db: Database
  env: Environment
  /** Key that signs the visitor's cookie. */
  visitorSecret: string
  now: () => Date
  payments: PaymentProviders
  mail: MailGateway
  /** Visitors' images. */
  store: ObjectStore
  /** Draws decals, in a worker thread that starts with the first drawing. */
  engine: Engine
  /** Null if the shop has no image model; its pages then don't mention one. */
  imageModel: ImageModel | null
  segmentationModel: SegmentationModel | null
  log: Log
  /** Called when an order is paid, cancelled or refunded. */
  orderHandlers: OrderHandlers
  /** Null if the application wasn't built; then only the API works. */
  renderer: PageRenderer | null
}
