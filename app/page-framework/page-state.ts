// @chunk every-page
import type { ChangedSettings } from '../../domain/settings/settings.ts'
import type { LoadState } from './resource.ts'

/** The id of the element that contains the resources that the server loaded, by address. */
const PAGE_STATE_ID = 'page-state'
/** Used in place of an address: all resources of the page have this state. */
export const ANY_RESOURCE = '*'
/** The id of the element with the settings that differ from their defaults. Omitted if none do. */
const SETTINGS_ID = 'page-settings'

export const readPageState = (): Record<string, LoadState<unknown>> => JSON.parse(textOf(PAGE_STATE_ID))

export const readPageSettings = (): ChangedSettings => JSON.parse(textOf(SETTINGS_ID))

const textOf = (id: string): string => document.getElementById(id)?.textContent ?? '{}'
