import type { Deps } from '../../deps.ts'
import type { BannerInput } from '../../engine/banner-jobs.ts'
import { findAnyImages, readImageBytes } from '../../designs/index.ts'
import type { BannerSpecification } from './banner-specification.ts'

/**
 * Converts a banner and its files to the engine's format. The parameter `part` selects the original files for print, or the previews for a
 * proof. Throws if an original file is missing.
 */
export async function loadBannerInput(
  deps: Pick<Deps, 'db' | 'store'>,
  { design, uploadId }: Pick<BannerSpecification, 'design' | 'uploadId'>,
  part: 'original' | 'preview',
): Promise<BannerInput> {
  const shown = design.items.flatMap((item) => (item.kind === 'picture' ? [item.imageId] : []))
  const ids = uploadId === null ? shown : [uploadId]
  const rows = await findAnyImages(deps.db, [...new Set(ids)])
  const files: BannerInput['files'] = []
  for (const id of new Set(ids)) {
    const row = rows.get(id)
    const bytes = row ? await readImageBytes(deps, row, part) : null
    if (bytes) files.push({ id, bytes })
    else if (part === 'original') throw new Error(`Image ${id} of a banner is not there`)
  }
  return { design, uploadId, files }
}
