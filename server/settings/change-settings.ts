import { eq } from 'drizzle-orm'
import type { SettingsWish } from '../../contract/operator/settings.ts'
import type { FieldError } from '../../contract/problem.ts'
import { type SettingsGroup, settingsWith } from '../../domain/settings/settings.ts'
import type { Transaction } from '../db/database.ts'
import { settingChanges, settingValues } from '../db/schema/shop-settings.ts'
import type { Deps } from '../deps.ts'
import { writeChange } from '../platform/audit-log.ts'
import { raiseRevision } from '../platform/revision.ts'
import { findSetting, type KnownSetting, settingsFrom, standardText, textOf } from './known-settings.ts'
import { followSettings, readStoredTexts } from './read-settings.ts'
import { findContradictions } from './registry.ts'

type Wish = SettingsWish & { group: SettingsGroup; actor: string }
type Change = { known: KnownSetting; from: string; to: string }
type Refused =
  | { ok: false; reason: 'invalid'; errors: FieldError[] }
  | { ok: false; reason: 'changed-meanwhile'; errors: FieldError[] }
  | { ok: false; reason: 'not-found' }
export type SettingsChanged = { ok: true } | Refused

/** Changes settings of a group for all processes: all that are asked for, or none. */
export async function changeSettings(deps: Pick<Deps, 'db' | 'now'>, wish: Wish): Promise<SettingsChanged> {
  const read = readChanges(wish)
  if (!read.ok) return read
  const outcome = await deps.db.transaction((tx) =>
    write(tx, read.changes, { actor: wish.actor, at: deps.now() }),
  )
  if (outcome.ok) await followSettings(deps.db)
  return outcome
}

function readChanges({ group, changes }: Wish): { ok: true; changes: Change[] } | Refused {
  const errors: FieldError[] = []
  const read: Change[] = []
  for (const { key, from, to } of changes) {
    const known = findSetting(key)
    if (known?.group !== group) return { ok: false, reason: 'not-found' }
    const value = known.setting.read(to)
    if (value.ok) read.push({ known, from, to: known.setting.write(value.value) })
    else errors.push({ field: key, message: value.message })
  }
  return errors.length > 0 ? { ok: false, reason: 'invalid', errors } : { ok: true, changes: read }
}

async function write(
  tx: Transaction,
  changes: readonly Change[],
  { actor, at }: { actor: string; at: Date },
): Promise<SettingsChanged> {
  // Its row is what concurrent changes wait for.
  await raiseRevision(tx, 'settingsRevision')
  const stored = new Map(await readStoredTexts(tx))
  const before = settingsWith(settingsFrom(stored))
  const errors = changes.flatMap(({ known, from, to }) => {
    const now = textOf(known, before)
    return now === from || now === to ? [] : [{ field: known.key, message: now }]
  })
  if (errors.length > 0) return { ok: false, reason: 'changed-meanwhile', errors }
  const real = changes.filter(({ known, to }) => textOf(known, before) !== to)
  for (const { known, to } of real) {
    if (to === standardText(known)) stored.delete(known.key)
    else stored.set(known.key, to)
  }
  const contradictions = findContradictions(settingsWith(settingsFrom(stored)))
  if (contradictions.size > 0)
    return {
      ok: false,
      reason: 'invalid',
      errors: [...contradictions].map(([field, message]) => ({ field, message })),
    }
  for (const { known, to } of real) {
    const { key } = known
    const was = textOf(known, before)
    const value = stored.get(key)
    if (value === undefined) await tx.delete(settingValues).where(eq(settingValues.key, key))
    else
      await tx
        .insert(settingValues)
        .values({ key, value })
        .onConflictDoUpdate({ target: settingValues.key, set: { value } })
    await tx.insert(settingChanges).values({ at, actor, key, before: was, after: to })
    await writeChange(tx, {
      at,
      actor,
      subject: 'setting',
      subjectId: known.setting.label,
      change: `${shortened(was)} → ${shortened(to)}`,
    })
  }
  return { ok: true }
}

/** For the log, which has one line for each change. */
function shortened(text: string): string {
  const line = text.replaceAll('\n', ', ')
  if (line === '') return '(empty)'
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}
