import { Hono } from 'hono'
import path from 'node:path'
import { createShop } from './app.ts'
import { type Database, openDatabase } from './db/database.ts'
import type { Environment } from './runtime/env.ts'
import { fillNewShop } from './sample-shop/fill-new-shop.ts'
import type { UploadingStore } from './gateways/object-store-uploading.ts'
import { listen } from './listen.ts'
import { writeLog } from './runtime/log.ts'
import { makeDeps, openObjectStore } from './make-deps.ts'
import type { OpenShopDatabase } from './open-database.ts'
import { openRenderer } from './open-renderer.ts'
import { warmPictures } from './catalogue/routes/pictures/warm-up.ts'
import { openStaticFiles } from './web/pages/static-files.ts'
import { loadCatalogueIndex } from './catalogue/memory/load-catalogue-index.ts'
import { findPageIndex } from './catalogue/memory/page-index.ts'
import { warnOfUnreachableProviders } from './payments/unreachable-providers.ts'
import { runRepeatedly } from './runtime/run-repeatedly.ts'
import { reloadChangedSettings } from './settings/index.ts'
import { reloadChangedTexts } from './texts/index.ts'
import { listSettingsRequiredToOpen } from './runtime/live-settings.ts'
import { getRules } from '../domain/settings/rules.ts'
import { settings } from '../domain/settings/settings.ts'
import { startUpkeep, UPKEEP_STATEMENT_TIMEOUT_MS } from './upkeep.ts'

type StartResult = { ok: true; address: string; stop: () => Promise<void> } | { ok: false; message: string }
type CloseFunction = () => Promise<void>

const SECOND_MS = 1_000
const HOUR_MS = 60 * 60 * SECOND_MS

/** Opens everything that the shop needs besides its database. `stop` closes everything in reverse order, the database last. */
export async function startShop(
  env: Environment,
  database: OpenShopDatabase,
  { live }: { live: boolean },
): Promise<StartResult> {
  const closers: CloseFunction[] = [database.close]
  const stop = async () => {
    for (const close of closers.toReversed()) await close()
  }
  const started = await openAll(env, database, live, closers).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  if (started.ok) return { ok: true, address: started.address, stop }
  await stop()
  return started
}

async function openAll(
  env: Environment,
  database: OpenShopDatabase,
  live: boolean,
  closers: CloseFunction[],
) {
  const { store, uploads } = openObjectStore(env)
  const filled = await fillNewShop(database.connection, { env, store })
  if (!filled.ok) return filled
  const renderer = await openRenderer(path.resolve(import.meta.dirname, '..'), live)
  closers.push(renderer.close)
  const deps = makeDeps(env, database.db, renderer, store)
  if (!deps.ok) return deps
  warnOfUnreachableProviders(deps.deps).catch((error: unknown) =>
    writeLog('warn', 'Couldn’t check payments of former providers', { error }),
  )
  const { engine } = deps.deps
  closers.push(() => engine.stop())
  const patient = openDatabase(database.connection, { max: 2, withinMs: UPKEEP_STATEMENT_TIMEOUT_MS })
  closers.push(patient.close)
  const upkeep = startUpkeep(deps.deps, patient.db)
  closers.push(() => upkeep.stop())
  if (uploads) closers.push(startUpload(uploads))
  await reloadChangedSettings(patient.db)
  await reloadChangedTexts(patient.db)
  closers.push(startFollowing(database.db))
  for (const { what, page } of listSettingsRequiredToOpen(env, { ...settings, ...getRules() }))
    writeLog('warn', `The shop stays closed until you set its ${what} at ${env.PUBLIC_URL}${page}`)
  const shop = new Hono()
  if (!live) shop.route('/', await openStaticFiles(path.join(renderer.buildFolder, 'client')))
  const { app, pages } = createShop(deps.deps)
  shop.route('/', app)
  const server = await listen(shop, env, renderer, pages)
  if (!server.ok) return server
  closers.push(server.close)
  engine.warm()
  Promise.all([loadCatalogueIndex(database.db), findPageIndex(database.db)]).catch((error: unknown) =>
    writeLog('warn', 'Couldn’t load catalogue and pages for search', { error }),
  )
  // Prepares pictures for the first visitors. Tests don't need them, and preparing them would slow the tests down.
  if (env.NODE_ENV !== 'test') closers.push(warmPictures({ env, store }, await openHome(shop)).stop)
  return { ok: true as const, address: env.PUBLIC_URL }
}

/** Moves files from the data folder to the shared store while the shop is running. */
function startUpload(store: UploadingStore): CloseFunction {
  const stopping = new AbortController()
  const run = () => store.upload(stopping.signal)
  const uploading = runRepeatedly({ name: 'upload of files', everyMs: HOUR_MS, run, log: writeLog })
  return async () => {
    stopping.abort()
    await uploading.stop()
  }
}

/** Applies settings and texts that other processes have changed, within a second. While the database is unavailable, nothing changes. */
function startFollowing(db: Database): CloseFunction {
  const run = () => Promise.all([reloadChangedSettings(db), reloadChangedTexts(db)]).catch(() => undefined)
  const following = runRepeatedly({ name: 'settings and texts', everyMs: SECOND_MS, run, log: writeLog })
  return () => following.stop()
}

/** Renders the home page. The pictures on it are prepared first, because most visitors open this page first. */
const openHome = async (shop: Hono): Promise<string> => (await shop.request('/')).text()
