import type { Database } from './db/database.ts'
import type { Engine } from './engine/engine.ts'
import type { Environment } from './runtime/env.ts'
import type { ImageModel } from './gateways/image-model.ts'
import type { SegmentationModel } from './gateways/segmentation-model.ts'
import type { MailGateway } from './gateways/mail.ts'
import type { ObjectStore } from './gateways/object-store.ts'
import type { PaymentProviders } from './gateways/payment-providers.ts'
import type { Log } from './runtime/log.ts'

/**
 * The dependencies that all parts of the server share. Tests replace the database, the clock and the gateways. Types from higher layers
 * must not be added here. If a part of the server needs more dependencies, it extends this type, as `OrderDeps` does.
 */
export type Deps = {
  db: Database
  env: Environment
  /** The secret key for signing visitors' cookies. */
  visitorSecret: string
  now: () => Date
  payments: PaymentProviders
  mail: MailGateway
  /** The store for files, such as product pictures, artwork, images and production files. */
  store: ObjectStore
  /** The decal engine. It runs in a worker thread, which starts with the first drawing. */
  engine: Engine
  /** The image model that draws pictures from prompts. Null if the shop has none; pages then don't offer such pictures. */
  imageModel: ImageModel | null
  segmentationModel: SegmentationModel | null
  log: Log
}
