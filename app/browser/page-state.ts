// @chunk every-page
import type { ChangedSettings } from '../../domain/settings/settings.ts'
import type { Loaded } from './resource.ts'

/** Id of the element in which the server hands over the resources it has loaded, by address. */
const PAGE_STATE_ID = 'page-state'
/** Of the one with the settings that differ from their defaults; a document without such has none. */
const SETTINGS_ID = 'page-settings'

export const readPageState = (): Record<string, Loaded<unknown>> => JSON.parse(textOf(PAGE_STATE_ID))

export const readPageSettings = (): ChangedSettings => JSON.parse(textOf(SETTINGS_ID))

const textOf = (id: string): string => document.getElementById(id)?.textContent ?? '{}'
