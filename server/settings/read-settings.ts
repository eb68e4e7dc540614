import { applySettings } from '../../domain/settings/settings.ts'
import type { Database, Transaction } from '../db/database.ts'
import { settingValues } from '../db/schema/shop-settings.ts'
import { findRevision } from '../platform/revision.ts'
import { settingsFrom, type SettingTexts } from './known-settings.ts'

/** The settings revision that this process has; 0 also stands for a database without any settings. */
let known = 0

export async function readStoredTexts(db: Database | Transaction): Promise<SettingTexts> {
  const rows = await db.select().from(settingValues)
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** Loads the stored settings if they have changed since the last call. Call it before the first page, and then every second. */
export async function followSettings(db: Database): Promise<void> {
  // Read first, so that a change made while the rows are read is noticed the next time.
  const revision = await findRevision(db, 'settingsRevision')
  if (revision === known) return
  applySettings(settingsFrom(await readStoredTexts(db)))
  known = revision
}
