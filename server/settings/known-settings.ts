import type { Settings } from '../../domain/settings/default-settings.ts'
import { ALL_DEFAULTS, mergeWithAllDefaults } from '../../domain/settings/all-settings.ts'
import { changedSettings, type ChangedSettings, type SettingsGroup } from '../../domain/settings/settings.ts'
import { listTypedKeys } from '../../domain/settings/merge-groups.ts'
import { settingsRegistry } from './settings-registry.ts'
import type { Setting } from './setting-kinds.ts'

/** A setting of any type, with its key. */
export type KnownSetting = {
  /** The setting's group and name, for example "shop.phone". */
  key: string
  group: SettingsGroup
  name: string
  setting: Setting<unknown>
}

/** The values of settings, as texts of their form fields. The keys consist of group and name, such as shop.phone. */
export type SettingTexts = ReadonlyMap<string, string>

export const SETTING_GROUPS: readonly SettingsGroup[] = listTypedKeys(settingsRegistry)

/** All settings, in the order of the registry. */
const all: readonly KnownSetting[] = SETTING_GROUPS.flatMap((group) =>
  Object.entries<Setting<unknown>>(settingsRegistry[group]).map(([name, setting]) => ({
    key: `${group}.${name}`,
    group,
    name,
    setting,
  })),
)
const byKey = new Map(all.map((known) => [known.key, known]))

export const findSetting = (key: string): KnownSetting | null => byKey.get(key) ?? null

export const listGroupSettings = (group: SettingsGroup): KnownSetting[] =>
  all.filter((known) => known.group === group)

export function formatSettingText(
  { group, name, setting }: KnownSetting,
  values: Settings = mergeWithAllDefaults(changedSettings),
): string {
  const [, value] = Object.entries<unknown>(values[group]).find(([known]) => known === name) ?? []
  return setting.write(value)
}

export const formatDefaultText = (known: KnownSetting): string => formatSettingText(known, ALL_DEFAULTS)

/** Parses stored values. Skips a value that this version of the shop doesn't accept, because another version wrote it. */
export function parseStoredSettings(stored: SettingTexts): ChangedSettings {
  const changed: ChangedSettings = {}
  for (const group of SETTING_GROUPS) {
    const values = readGroup(group, stored)
    if (values.length > 0) Object.assign(changed, { [group]: Object.fromEntries(values) })
  }
  return changed
}

const readGroup = (group: SettingsGroup, stored: SettingTexts): [string, unknown][] =>
  listGroupSettings(group).flatMap(({ key, name, setting }): [string, unknown][] => {
    const text = stored.get(key)
    const read = text === undefined ? null : setting.read(text)
    return read?.ok ? [[name, read.value]] : []
  })
