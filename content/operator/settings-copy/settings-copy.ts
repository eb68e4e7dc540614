import type { Settings } from '../../../domain/settings/default-settings.ts'

/** The texts of a setting's form field: also the names of its options, and the headings of a table. */
type SettingCopy = {
  label: string
  hint?: string
  options?: Readonly<Record<string, string>>
  columns?: Readonly<Record<string, string>>
}

/** The texts of groups of settings. */
export type SettingsCopy<Group extends keyof Settings> = {
  readonly [Name in Group]: { readonly [Field in keyof Settings[Name]]: SettingCopy }
}
