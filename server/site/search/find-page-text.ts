import type { PageText } from '../../../contract/content.ts'
import { summariseText } from '../../../domain/catalogue/summarise-text.ts'
import type { Database } from '../../db/database.ts'
import { listProductPictures } from '../../catalogue/index.ts'
import { splitAtHeadings, getShopTexts } from '../../texts/index.ts'

export type TextKind = 'pages' | 'guides' | 'policies'

/**
 * Finds a text of content/ for the page that shows it; null if there is none. A policy has no description, so its first sentences are used
 * as the description.
 */
export async function findPageText(db: Database, kind: TextKind, wanted: string): Promise<PageText | null> {
  const texts = getShopTexts()
  if (kind === 'policies') {
    const policy = texts.policies.find(({ handle }) => handle === wanted)
    if (!policy) return null
    const { handle, title, body } = policy
    return { handle, title, description: summariseText(body), picture: null, ...splitAtHeadings(body) }
  }
  const page = texts.pages.find(({ handle, section }) => handle === wanted && section === kind)
  if (!page) return null
  const { handle, title, description, picture, body } = page
  const { scenes } = await listProductPictures(db, { decals: [], scenes: picture === null ? [] : [picture] })
  const shown = (picture === null ? undefined : scenes[picture]) ?? null
  return { handle, title, description, picture: shown, ...splitAtHeadings(body) }
}
