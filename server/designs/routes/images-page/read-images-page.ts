import type { Context } from 'hono'
import type { PageNotice } from '../../../../contract/checkout-page.ts'
import type { ImagesPage } from '../../../../contract/images-page.ts'
import { toImageView } from '../image-view.ts'
import type { Deps } from '../../../deps.ts'
import { listOwnImages } from '../../images/images.ts'
import { findVisitor } from '../../../visitor.ts'

/** Reads the data of the gallery page. If the images can't be read, the page shows an error instead of the images. */
export async function readImagesPage(
  deps: Pick<Deps, 'db' | 'visitorSecret' | 'env' | 'log'>,
  c: Context,
  notice: PageNotice | null,
): Promise<ImagesPage> {
  const images = await readImages(deps, c).catch((error: unknown) => {
    deps.log('warn', 'Couldn’t list images', { error })
    return null
  })
  const asked = images?.find(({ id }) => id === c.req.query('delete')) ?? null
  return { images, notice, asked }
}

async function readImages(deps: Pick<Deps, 'db' | 'visitorSecret' | 'env'>, c: Context) {
  const visitor = await findVisitor(c, deps)
  return visitor ? (await listOwnImages(deps.db, visitor.hash)).map((row) => toImageView(row)) : []
}

export const makeErrorNotice = (title: string, text: string): PageNotice => ({ tone: 'error', title, text })
