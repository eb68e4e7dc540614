import { eq } from 'drizzle-orm'
import type { SettingFault } from '../../content/operator/setting-faults.ts'
import type { SettingsUpdate } from '../../contract/operator/settings.ts'
import { mergeWithAllDefaults } from '../../domain/settings/all-settings.ts'
import type { SettingsGroup } from '../../domain/settings/settings.ts'
import type { Transaction } from '../db/database.ts'
import { settingChanges, settingValues } from '../db/schema/shop-settings.ts'
import type { Deps } from '../deps.ts'
import { writeAuditedChange } from '../platform/audit-log.ts'
import { raiseCacheRevision } from '../platform/revision.ts'
import { findSettingContradictions } from './contradictions.ts'
import {
  findSetting,
  type KnownSetting,
  parseStoredSettings,
  type SettingTexts,
  formatDefaultText,
  formatSettingText,
} from './known-settings.ts'
import { reloadChangedSettings, readStoredSettingTexts } from './read-settings.ts'

type Input = SettingsUpdate & { group: SettingsGroup }
type Change = { known: KnownSetting; from: string; to: string }
/** A setting whose value really changes. The current value (`is`) and the new value (`becomes`) are texts of the setting's form field. */
type RealChange = { known: KnownSetting; is: string; becomes: string }
type SettingsRefusal =
  | { ok: false; reason: 'invalid'; faults: { field: string; fault: SettingFault }[] }
  | { ok: false; reason: 'changed-meanwhile'; current: { field: string; value: string }[] }
  | { ok: false; reason: 'not-found' }
export type ChangeSettingsResult = { ok: true } | SettingsRefusal

/** Returns the changes that an update would make, without saving them. */
export async function previewSettings({ db }: Pick<Deps, 'db'>, update: Input) {
  const read = readChanges(update)
  return read.ok ? judge(read.changes, await readStoredSettingTexts(db)) : read
}

/** Changes settings of one group, in one transaction, for all processes. */
export async function changeSettings(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  update: Input & { actor: string },
): Promise<ChangeSettingsResult> {
  const read = readChanges(update)
  if (!read.ok) return read
  const outcome = await db.transaction(async (tx) => {
    // Increasing the revision locks its row, so that concurrent changes run one after another.
    await raiseCacheRevision(tx, 'settingsRevision')
    const judged = judge(read.changes, await readStoredSettingTexts(tx))
    if (judged.ok)
      for (const change of judged.changes) await write(tx, change, { actor: update.actor, at: now() })
    return judged
  })
  if (outcome.ok) await reloadChangedSettings(db)
  return outcome
}

function readChanges({ group, changes }: Input): { ok: true; changes: Change[] } | SettingsRefusal {
  const faults: { field: string; fault: SettingFault }[] = []
  const read: Change[] = []
  for (const { key, from, to } of changes) {
    const known = findSetting(key)
    if (known?.group !== group) return { ok: false, reason: 'not-found' }
    const value = known.setting.read(to)
    if (value.ok) read.push({ known, from, to: known.setting.write(value.value) })
    else faults.push({ field: key, fault: value.fault })
  }
  return faults.length > 0 ? { ok: false, reason: 'invalid', faults } : { ok: true, changes: read }
}

/**
 * Returns the changes to values that differ from the current ones. Fails if somebody has changed one of these settings since the operator
 * opened the form, or if the new settings contradict each other.
 */
function judge(
  changes: readonly Change[],
  stored: SettingTexts,
): { ok: true; changes: RealChange[] } | Exclude<SettingsRefusal, { reason: 'not-found' }> {
  const before = mergeWithAllDefaults(parseStoredSettings(stored))
  const current = changes.flatMap(({ known, from, to }) => {
    const now = formatSettingText(known, before)
    return now === from || now === to ? [] : [{ field: known.key, value: now }]
  })
  if (current.length > 0) return { ok: false, reason: 'changed-meanwhile', current }
  const after = new Map([...stored, ...changes.map(({ known, to }): [string, string] => [known.key, to])])
  const faults = findSettingContradictions(mergeWithAllDefaults(parseStoredSettings(after)))
  if (faults.length > 0) return { ok: false, reason: 'invalid', faults }
  return {
    ok: true,
    changes: changes
      .map(({ known, to }) => ({ known, is: formatSettingText(known, before), becomes: to }))
      .filter(({ is, becomes }) => is !== becomes),
  }
}

async function write(
  tx: Transaction,
  { known, is, becomes: value }: RealChange,
  { actor, at }: { actor: string; at: Date },
): Promise<void> {
  const { key } = known
  if (value === formatDefaultText(known)) await tx.delete(settingValues).where(eq(settingValues.key, key))
  else {
    const row = tx.insert(settingValues).values({ key, value })
    await row.onConflictDoUpdate({ target: settingValues.key, set: { value } })
  }
  await tx.insert(settingChanges).values({ at, actor, key, before: is, after: value })
  const change = `${shortened(is)} → ${shortened(value)}`
  await writeAuditedChange(tx, { at, actor, subject: 'setting', subjectId: known.setting.label, change })
}

/** Shortens a text for the log, in which each change is one line. */
function shortened(text: string): string {
  const line = text.replaceAll('\n', ', ')
  if (line === '') return '(empty)'
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}
