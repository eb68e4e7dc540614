import type { Deps } from '../../deps.ts'
import type { DecalSubject } from '../../engine/jobs.ts'
import { readArtworkFile } from './artwork-files.ts'
import type { ArtworkRow } from './artworks.ts'

/** Returns a stored file as input for the engine, with the same options as at its upload. */
export async function loadArtworkSubject(deps: Pick<Deps, 'store'>, row: ArtworkRow): Promise<DecalSubject> {
  const { id, sha256, offsetMm, tolerance, vectorised, keepsInside, page, cutOut } = row
  const file = await readArtworkFile(deps, id)
  if (!file) throw new Error(`The file of artwork ${id} is missing`)
  return {
    kind: 'artwork',
    file,
    sha256,
    reading: { offsetMm, tolerance, vectorise: vectorised, keepInside: keepsInside, page, cutOut },
  }
}

/** Returns the title for a decal made from this artwork: its file name without the extension. */
export function getArtworkTitle({ fileName }: Pick<ArtworkRow, 'fileName'>): string {
  return fileName.replace(/\.\w{1,5}$/, '') || fileName
}
