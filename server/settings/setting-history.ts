import { and, desc, eq, like, lt } from 'drizzle-orm'
import { settingsGroupsCopy } from '../../content/operator/settings-copy/groups.ts'
import type { SettingChanges, SettingsGroupForm } from '../../contract/operator/settings.ts'
import type { SettingsGroup } from '../../domain/settings/settings.ts'
import { settingChanges } from '../db/schema/shop-settings.ts'
import type { Deps } from '../deps.ts'
import { changeSettings, type ChangeSettingsResult } from './change-settings.ts'
import {
  findSetting,
  SETTING_GROUPS,
  listGroupSettings,
  formatDefaultText,
  formatSettingText,
} from './known-settings.ts'

const PAGE_SIZE = 100

/** Lists all settings by group, with their current values as texts of the form fields. */
export const listSettings = (): SettingsGroupForm[] =>
  SETTING_GROUPS.map((group) => ({
    name: group,
    ...settingsGroupsCopy[group],
    fields: listGroupSettings(group).map((known) => {
      const { label, hint, kind, required, options, columns } = known.setting
      const values = { value: formatSettingText(known), default: formatDefaultText(known) }
      return {
        key: known.key,
        label,
        hint,
        kind,
        required,
        options: [...options],
        ...(columns && { columns: [...columns] }),
        ...values,
      }
    }),
  }))

/** Lists the changes of a group's settings, newest first, a hundred per page. */
export async function listSettingChanges(
  { db }: Pick<Deps, 'db'>,
  { group, before }: { group: SettingsGroup; before: number | undefined },
): Promise<SettingChanges> {
  const rows = await db
    .select()
    .from(settingChanges)
    .where(
      and(
        like(settingChanges.key, `${group}.%`),
        before === undefined ? undefined : lt(settingChanges.id, before),
      ),
    )
    .orderBy(desc(settingChanges.id))
    .limit(PAGE_SIZE + 1)
  const page = rows.slice(0, PAGE_SIZE)
  const changes = page.map(({ id, at, actor, key, before: was, after }) => {
    const known = findSetting(key)
    const undoable = known !== null && formatSettingText(known) === after
    return {
      id,
      at: at.toISOString(),
      actor,
      key,
      label: known?.setting.label ?? key,
      before: was,
      after,
      undoable,
    }
  })
  return { changes, next: rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null }
}

/** Undoes a change: restores the previous value, unless the setting was changed again. */
export async function undoSettingChange(
  deps: Pick<Deps, 'db' | 'now'>,
  { id, actor }: { id: number; actor: string },
): Promise<ChangeSettingsResult> {
  const [change] = await deps.db.select().from(settingChanges).where(eq(settingChanges.id, id))
  const known = change && findSetting(change.key)
  if (!known) return { ok: false, reason: 'not-found' }
  const changes = [{ key: known.key, from: change.after, to: change.before }]
  return changeSettings(deps, { group: known.group, changes, actor })
}
