import { DEFAULT_RULES, type RuleSettings } from './default-rules.ts'
import { mergeGroups } from './merge-groups.ts'
import { type ChangedSettings, changedSettings } from './settings.ts'

let kept: { of: ChangedSettings; rules: RuleSettings } | null = null

/**
 * Returns the current values of settings that only a few pages need; other pages don't load this module. Until a setting changes, the same
 * object is returned.
 */
export function getRules(): RuleSettings {
  if (kept?.of !== changedSettings)
    kept = { of: changedSettings, rules: mergeWithRuleDefaults(changedSettings) }
  return kept.rules
}

export const mergeWithRuleDefaults = (changed: ChangedSettings): RuleSettings =>
  mergeGroups<RuleSettings>(DEFAULT_RULES, changed)
