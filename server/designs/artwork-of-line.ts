import type { ArtworkReference } from '../../domain/personalization/line-artwork.ts'
import type { Deps } from '../deps.ts'
import type { DecalSubject } from '../engine/jobs.ts'
import { findAnyDesign } from './designs.ts'
import { DEFAULT_IMAGE_READING, chooseImagePart } from './images/image-artwork.ts'
import { readImageBytes } from './images/image-bytes.ts'
import { findAnyImages } from './images/images.ts'

/**
 * Finds the design or image of a cart line, as input for the engine, together with its owner. Null if the design or image doesn't exist.
 */
export async function findLineDesignOrImage(
  deps: Pick<Deps, 'db' | 'store'>,
  { kind, id }: ArtworkReference,
): Promise<{ visitorHash: string; subject: () => Promise<DecalSubject> } | null> {
  if (kind === 'design') {
    const row = await findAnyDesign(deps.db, id)
    return (
      row && {
        visitorHash: row.visitorHash,
        subject: async () => ({ kind: 'design', design: row.design }),
      }
    )
  }
  const image = (await findAnyImages(deps.db, [id])).get(id)
  if (!image) return null
  return {
    visitorHash: image.visitorHash,
    subject: async () => {
      const file = await readImageBytes(deps, image, chooseImagePart(image))
      if (!file) throw new Error(`The file of image ${id} is missing`)
      return { kind: 'artwork', file, sha256: id, reading: DEFAULT_IMAGE_READING.reading }
    },
  }
}
