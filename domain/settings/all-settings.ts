import { DEFAULT_MAILS } from './default-mails.ts'
import { DEFAULT_RULES } from './default-rules.ts'
import { DEFAULT_SETTINGS, type Settings } from './default-settings.ts'
import { mergeWithMailDefaults } from './mails.ts'
import { mergeWithRuleDefaults } from './rules.ts'
import { type ChangedSettings, mergeWithDefaults } from './settings.ts'

export const ALL_DEFAULTS: Settings = { ...DEFAULT_SETTINGS, ...DEFAULT_RULES, ...DEFAULT_MAILS }

export const mergeWithAllDefaults = (changed: ChangedSettings): Settings => ({
  ...mergeWithDefaults(changed),
  ...mergeWithRuleDefaults(changed),
  ...mergeWithMailDefaults(changed),
})
