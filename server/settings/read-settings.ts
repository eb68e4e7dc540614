import { applySettings } from '../../domain/settings/settings.ts'
import type { Database, Transaction } from '../db/database.ts'
import { settingValues } from '../db/schema/shop-settings.ts'
import { findRevision } from '../platform/revision.ts'
import { settingsFrom, type SettingTexts } from './known-settings.ts'

/** Of the settings that this process has now; a database without any has none either. */
let known = 0

export async function readStoredTexts(db: Database | Transaction): Promise<SettingTexts> {
  const rows = await db.select().from(settingValues)
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** Makes the stored settings those of this process, if they have changed since. To be called every second, and before the first page. */
export async function followSettings(db: Database): Promise<void> {
  // First: what is changed while the rows are read is noticed the next time.
  const revision = await findRevision(db, 'settingsRevision')
  if (revision === known) return
  applySettings(settingsFrom(await readStoredTexts(db)))
  known = revision
}
