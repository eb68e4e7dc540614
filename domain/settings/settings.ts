// @chunk every-page
import { DEFAULT_SETTINGS, type PageSettings, type Settings } from './default-settings.ts'
import { mergeGroups } from './merge-groups.ts'

export type SettingsGroup = keyof Settings

/** The settings that differ from their defaults, by group. */
export type ChangedSettings = { readonly [Group in SettingsGroup]?: Readonly<Partial<Settings[Group]>> }

/**
 * The shop's current settings, except those in `getRules()` and the texts of e-mails. The variable is global, because a process or a page
 * serves only one shop. A change assigns a new object, so read the variable where it is used, never while a module loads.
 */
export let settings: PageSettings = DEFAULT_SETTINGS

/** The current settings that differ from their defaults. */
export let changedSettings: ChangedSettings = {}

/** Returns the current settings that differ from their defaults, for use in pages. Settings that only operators may see are left out. */
export function getPublicChanges(): ChangedSettings {
  const {
    taxes: _taxes,
    mail: _mail,
    keeping: _keeping,
    reviews: _reviews,
    rewardOffers: _offers,
    orderMails: _orderMails,
    customerMails: _customerMails,
    staffMails: _staffMails,
    ...visible
  } = changedSettings
  return visible
}

/**
 * Replaces the current settings. `changed` contains the settings that differ from their defaults; all other settings get their default
 * values.
 */
export function applySettings(changed: ChangedSettings): void {
  changedSettings = changed
  settings = mergeWithDefaults(changed)
}

export const mergeWithDefaults = (changed: ChangedSettings): PageSettings =>
  mergeGroups<PageSettings>(DEFAULT_SETTINGS, changed)
