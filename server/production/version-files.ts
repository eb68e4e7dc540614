import type { Deps } from '../deps.ts'

/** original: as the print room brought it; preview: what the customer looks at. */
export type VersionPart = 'original' | 'preview'

/** Where a version's files are in the store. */
export const keyOfVersion = (id: string, part: VersionPart): string => `versions/${id}/${part}`

export const readVersion = ({ store }: Pick<Deps, 'store'>, id: string, part: VersionPart) =>
  store.get(keyOfVersion(id, part))
