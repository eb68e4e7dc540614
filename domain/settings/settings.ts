// @chunk every-page
import { DEFAULT_SETTINGS, type PageSettings, type Settings } from './default-settings.ts'
import { mergeGroups } from './merge-groups.ts'

export type SettingsGroup = keyof Settings

/** Only the differences from the defaults, by group. */
export type ChangedSettings = { readonly [Group in SettingsGroup]?: Readonly<Partial<Settings[Group]>> }

/**
 * The shop's current settings, without those in `rules()` and the texts of mails. Each change creates a new object. It is a global because
 * a process or page serves one shop. Read it at the time of use, never while a module loads.
 */
export let settings: PageSettings = DEFAULT_SETTINGS

/** The current differences from the defaults. */
export let changedSettings: ChangedSettings = {}

/** The current differences without settings that only operators may see, for pages. */
export function publicChanges(): ChangedSettings {
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

/** Applies these settings; missing ones get their defaults. */
export function applySettings(changed: ChangedSettings): void {
  changedSettings = changed
  settings = settingsWith(changed)
}

export const settingsWith = (changed: ChangedSettings): PageSettings =>
  mergeGroups<PageSettings>(DEFAULT_SETTINGS, changed)
