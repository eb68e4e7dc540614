import { type Database, openDatabase } from '../db/database.ts'
import type { DatabaseConnection } from '../db/pool.ts'
import type { Deps } from '../deps.ts'
import { wantsSampleShop } from '../runtime/live-settings.ts'
import { writeLog } from '../runtime/log.ts'
import { updateOldListings } from '../catalogue/index.ts'
import { hasSampleShop, loadSampleShop } from './load-sample-shop.ts'

/** The time limit in ms of a statement while the sample shop is loaded. It is longer than the limit of a request's statements. */
const LOAD_WITHIN_MS = 120_000

type Filled = { ok: true } | { ok: false; message: string }

/**
 * Prepares the data when the shop starts. Updates searchable data that an older version of the shop has written. In a new shop, loads the
 * sample shop if the settings say so. Fails if the database contains the sample shop although the settings exclude it.
 */
export async function fillNewShop(
  connection: DatabaseConnection,
  { env, store }: Pick<Deps, 'env' | 'store'>,
): Promise<Filled> {
  const patient = openDatabase(connection, { max: 2, withinMs: LOAD_WITHIN_MS })
  try {
    await updateOldListings(patient.db)
    if (!wantsSampleShop(env)) return await refuseSampleShop(patient.db)
    const loaded = await loadSampleShop(patient.db, { store, now: new Date() })
    if (loaded) {
      // Makes a checkpoint before the shop opens. A checkpoint blocks all requests in the embedded database, and the first checkpoint after
      // loading takes seconds on a slow disk.
      if (typeof connection !== 'string') await patient.db.execute('checkpoint')
      writeLog('info', 'The sample shop was loaded: products, orders and reviews are samples')
    }
    return { ok: true }
  } finally {
    await patient.close()
  }
}

async function refuseSampleShop(db: Database): Promise<Filled> {
  if (!(await hasSampleShop(db))) return { ok: true }
  const message =
    'This database contains the sample shop: invented products, orders and reviews, and publicly known discount codes. There are three ways to go on. Start the shop once without NODE_ENV=production and with a PUBLIC_URL on localhost, and remove the sample shop on /operator/make-it-yours/products. Or start with an empty database and an empty DATA_DIR. Or set SAMPLE_SHOP=1 to show and sell the samples.'
  return { ok: false, message }
}
