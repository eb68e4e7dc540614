import { DEFAULT_MAILS } from './default-mails.ts'
import { DEFAULT_RULES } from './default-rules.ts'
import { DEFAULT_SETTINGS, type Settings } from './default-settings.ts'
import { applyToMailSettings } from './mails.ts'
import { applyToRules } from './rules.ts'
import { type ChangedSettings, applyToSettings } from './settings.ts'

export const ALL_DEFAULTS: Settings = { ...DEFAULT_SETTINGS, ...DEFAULT_RULES, ...DEFAULT_MAILS }

export const applyToAllSettings = (changed: ChangedSettings): Settings => ({
  ...applyToSettings(changed),
  ...applyToRules(changed),
  ...applyToMailSettings(changed),
})
