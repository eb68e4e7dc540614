import { applySettings } from '../../domain/settings/settings.ts'
import type { Database, Transaction } from '../db/database.ts'
import { settingValues } from '../db/schema/shop-settings.ts'
import { findCacheRevision } from '../platform/revision.ts'
import { parseStoredSettings, type SettingTexts } from './known-settings.ts'

/** The revision of the settings in this process; 0 before any were loaded. */
let known = 0

export async function readStoredSettingTexts(db: Database | Transaction): Promise<SettingTexts> {
  const rows = await db.select().from(settingValues)
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** Loads the stored settings if they have changed since the last call. Called before the first page, and then every second. */
export async function reloadChangedSettings(db: Database): Promise<void> {
  // Reads the revision before the settings. If the settings change in between, the next call notices it.
  const revision = await findCacheRevision(db, 'settingsRevision')
  if (revision === known) return
  applySettings(parseStoredSettings(await readStoredSettingTexts(db)))
  known = revision
}
