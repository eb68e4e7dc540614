import type { Deps } from '../../deps.ts'
import {
  artworkSubject,
  artworkTitle,
  findAnyArtwork,
  findAnyDesign,
  artworkNotFound,
  designNotFound,
} from '../../designs/index.ts'
import type { PreviewSource } from './made-files.ts'

/** Finds the design whose picture or file is requested. */
export const designKind = ({ db }: Pick<Deps, 'db'>): PreviewSource => ({
  of: 'designs',
  unknown: designNotFound,
  async find(id) {
    const row = await findAnyDesign(db, id)
    return (
      row && { ...row, made: { designId: id }, subject: async () => ({ kind: 'design', design: row.design }) }
    )
  },
})

/** Finds the artwork whose picture or file is requested. */
export const artworkKind = (deps: Pick<Deps, 'db' | 'store'>): PreviewSource => ({
  of: 'artwork',
  unknown: artworkNotFound,
  async find(id) {
    const row = await findAnyArtwork(deps.db, id)
    if (!row) return null
    const title = artworkTitle(row)
    return { ...row, title, made: { artworkId: id }, subject: () => artworkSubject(deps, row) }
  },
})
