// @chunk every-page
import type { ChangedSettings } from '../../domain/settings/settings.ts'
import type { LoadState } from './resource.ts'

/** The id of the element with the resources that the server loaded, by URL. */
const PAGE_STATE_ID = 'page-state'
/** If all resources of the page have the same state, the state is stored once under this key instead of under the URL of each resource. */
export const ANY_RESOURCE_KEY = '*'
/** The id of the element with the settings that differ from their defaults. If there are none, the element is omitted. */
const SETTINGS_ID = 'page-settings'

export const readPageState = (): Record<string, LoadState<unknown>> => JSON.parse(textOf(PAGE_STATE_ID))

export const readPageSettings = (): ChangedSettings => JSON.parse(textOf(SETTINGS_ID))

const textOf = (id: string): string => document.getElementById(id)?.textContent ?? '{}'
