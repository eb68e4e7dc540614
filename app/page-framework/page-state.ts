// @chunk every-page
import type { ChangedSettings } from '../../domain/settings/settings.ts'
import type { Loaded } from './resource.ts'

/** Id of the element that hands over the resources the server loaded, by address. */
const PAGE_STATE_ID = 'page-state'
/** Instead of an address: every resource of the page is in this state. */
export const ANY_RESOURCE = '*'
/** Id of the element with the settings that differ from their defaults; omitted if none do. */
const SETTINGS_ID = 'page-settings'

export const readPageState = (): Record<string, Loaded<unknown>> => JSON.parse(textOf(PAGE_STATE_ID))

export const readPageSettings = (): ChangedSettings => JSON.parse(textOf(SETTINGS_ID))

const textOf = (id: string): string => document.getElementById(id)?.textContent ?? '{}'
