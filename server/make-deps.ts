import path from 'node:path'
import { shopFacts } from '../content/shop.ts'
import type { Database } from './db/database.ts'
import { Engine } from './engine/engine.ts'
import type { Environment } from './runtime/env.ts'
import type { ImageModel } from './gateways/image-model.ts'
import { createImageModel } from './gateways/image-model-openai.ts'
import { createSegmentationModel, type SegmentationModel } from './gateways/segmentation-model.ts'
import type { MailGateway } from './gateways/mail.ts'
import { createFolderMail } from './gateways/mail-folder.ts'
import { createSmtpMail } from './gateways/mail-smtp.ts'
import { createFolderStore } from './gateways/object-store-folder.ts'
import type { ObjectStore } from './gateways/object-store.ts'
import { createUploadingStore, type UploadingStore } from './gateways/object-store-uploading.ts'
import { createS3Store } from './gateways/object-store-s3.ts'
import { createDemoPayments } from './gateways/payment-demo.ts'
import { createPaymentProviders, type PaymentProviders } from './gateways/payment-providers.ts'
import { createStripePayments } from './gateways/payment-stripe.ts'
import { writeLog } from './runtime/log.ts'
import { createOrderHandlers } from './order-handlers.ts'
import type { OrderDeps } from './orders/order-events.ts'
import type { PageRenderer, RendererDeps } from './web/pages/renderer.ts'
import { readVisitorSecret } from './runtime/stored-secrets.ts'

/** The dependencies of the whole shop. */
export type ShopDeps = OrderDeps & RendererDeps

type DepsResult = { ok: true; deps: ShopDeps } | { ok: false; message: string }

/** Creates all dependencies. For each gateway, the environment variables decide whether it is the real or the embedded one. */
export function makeDeps(
  env: Environment,
  db: Database,
  renderer: PageRenderer | null,
  store: ObjectStore = openObjectStore(env).store,
): DepsResult {
  const visitor = readVisitorSecret(env)
  if (!visitor.ok) return visitor
  const deps: ShopDeps = {
    db,
    env,
    visitorSecret: visitor.secret,
    now: () => new Date(),
    payments: choosePayments(env, db),
    mail: chooseMail(env),
    store,
    engine: new Engine(writeLog),
    imageModel: chooseImageModel(env),
    segmentationModel: chooseSegmentationModel(env),
    log: writeLog,
    orderHandlers: createOrderHandlers({ env, visitorSecret: visitor.secret }),
    renderer,
  }
  return { ok: true, deps }
}

/**
 * Chooses the payment provider for new payments. Other providers that have credentials can still settle and refund their earlier payments.
 */
function choosePayments(env: Environment, db: Database): PaymentProviders {
  const demo = createDemoPayments(db, env.PUBLIC_URL)
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (secretKey === undefined || webhookSecret === undefined) return createPaymentProviders(demo)
  const stripe = createStripePayments({ secretKey, webhookSecret, apiUrl: env.STRIPE_API_URL })
  return env.PAYMENT_PROVIDER === 'demo'
    ? createPaymentProviders(demo, [stripe])
    : createPaymentProviders(stripe, [demo])
}

function chooseMail(env: Environment): MailGateway {
  const settings = {
    // Reads the settings when an e-mail is sent, because the owner may change them while the shop runs.
    get from() {
      return env.MAIL_FROM ?? `${shopFacts.name} <${shopFacts.email}>`
    },
    host: new URL(env.PUBLIC_URL).hostname,
  }
  return env.SMTP_URL === undefined
    ? createFolderMail(path.join(env.DATA_DIR, 'mail'), settings)
    : createSmtpMail(env.SMTP_URL, settings)
}

/**
 * Opens the object store for the shop's files. If the files are in an S3 bucket, `uploads` is the store that also moves files from the data
 * folder to the bucket. It is null if all files stay in the data folder.
 */
export function openObjectStore(env: Environment): { store: ObjectStore; uploads: UploadingStore | null } {
  const uploads = createSharedStore(env)
  return { store: uploads ?? createFolderStore(env.DATA_DIR), uploads }
}

function createSharedStore({
  DATA_DIR: dataDir,
  OBJECT_STORE_URL: url,
  OBJECT_STORE_REGION: region,
  OBJECT_STORE_KEY_ID: accessKeyId,
  OBJECT_STORE_SECRET: secretAccessKey,
}: Environment): UploadingStore | null {
  if (url === undefined || accessKeyId === undefined || secretAccessKey === undefined) return null
  const shared = createS3Store({ url, region, accessKeyId, secretAccessKey })
  return createUploadingStore(shared, createFolderStore(dataDir), writeLog)
}

function chooseSegmentationModel({
  SEGMENTATION_MODEL_URL: url,
  SEGMENTATION_MODEL_KEY: key,
}: Environment): SegmentationModel | null {
  return url === undefined ? null : createSegmentationModel({ url, key })
}

function chooseImageModel({
  IMAGE_MODEL_URL: url,
  IMAGE_MODEL_KEY: key,
  IMAGE_MODEL: model,
  IMAGE_MODEL_CREDITS: credits,
}: Environment): ImageModel | null {
  return url === undefined || model === undefined ? null : createImageModel({ url, key, model, credits })
}
