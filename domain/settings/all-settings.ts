import { DEFAULT_MAILS } from './default-mails.ts'
import { DEFAULT_RULES } from './default-rules.ts'
import { DEFAULT_SETTINGS, type Settings } from './default-settings.ts'
import { mailsWith } from './mails.ts'
import { rulesWith } from './rules.ts'
import { type ChangedSettings, settingsWith } from './settings.ts'

export const ALL_DEFAULTS: Settings = { ...DEFAULT_SETTINGS, ...DEFAULT_RULES, ...DEFAULT_MAILS }

export const allSettingsWith = (changed: ChangedSettings): Settings => ({
  ...settingsWith(changed),
  ...rulesWith(changed),
  ...mailsWith(changed),
})
