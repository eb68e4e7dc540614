import type { Deps } from '../../deps.ts'
import {
  loadArtworkSubject,
  getArtworkTitle,
  findAnyArtwork,
  findAnyDesign,
  respondArtworkNotFound,
  respondDesignNotFound,
} from '../../designs/index.ts'
import type { PreviewSource } from './preview-routes.ts'

/** Finds the design for a requested picture or file. */
export const createDesignPreviewSource = ({ db }: Pick<Deps, 'db'>): PreviewSource => ({
  of: 'designs',
  unknown: respondDesignNotFound,
  async find(id) {
    const row = await findAnyDesign(db, id)
    return (
      row && { ...row, made: { designId: id }, subject: async () => ({ kind: 'design', design: row.design }) }
    )
  },
})

/** Finds the artwork for a requested picture or file. */
export const createArtworkPreviewSource = (deps: Pick<Deps, 'db' | 'store'>): PreviewSource => ({
  of: 'artwork',
  unknown: respondArtworkNotFound,
  async find(id) {
    const row = await findAnyArtwork(deps.db, id)
    if (!row) return null
    const title = getArtworkTitle(row)
    return { ...row, title, made: { artworkId: id }, subject: () => loadArtworkSubject(deps, row) }
  },
})
