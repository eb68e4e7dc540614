import type { Deps } from '../deps.ts'

/** original: as uploaded by the print room; preview: what the customer sees. */
export type VersionPart = 'original' | 'preview'

/** The storage key of a version's file. */
export const keyOfVersion = (id: string, part: VersionPart): string => `versions/${id}/${part}`

export const readVersion = ({ store }: Pick<Deps, 'store'>, id: string, part: VersionPart) =>
  store.get(keyOfVersion(id, part))
