// @chunk every-page
import { DEFAULT_SETTINGS, type PageSettings, type Settings } from './default-settings.ts'
import { mergeGroups } from './merge-groups.ts'

export type SettingsGroup = keyof Settings

/** Only the settings that differ from their defaults, by group. */
export type ChangedSettings = { readonly [Group in SettingsGroup]?: Readonly<Partial<Settings[Group]>> }

/**
 * The shop's current settings, except for those in `getRules()` and the texts of e-mails. Each change replaces the object. It is a global,
 * because a process or page serves only one shop. Read it at the time of use, never while a module loads.
 */
export let settings: PageSettings = DEFAULT_SETTINGS

/** The current differences from the defaults. */
export let changedSettings: ChangedSettings = {}

/** Returns the current differences from the defaults for use in pages, without the settings that only operators may see. */
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

/** Applies changed settings; all others get their defaults. */
export function applySettings(changed: ChangedSettings): void {
  changedSettings = changed
  settings = applyToSettings(changed)
}

export const applyToSettings = (changed: ChangedSettings): PageSettings =>
  mergeGroups<PageSettings>(DEFAULT_SETTINGS, changed)
