import { renderAsync } from '@resvg/resvg-js'
import path from 'node:path'
import { loadPictureFont } from '../../catalogue/index.ts'
import type { Deps } from '../../deps.ts'
import { createConcurrencyLimit } from '../../runtime/concurrency-limit.ts'
import { drawBannerProof } from '../banners/draw-banner-proof.ts'
import { toFilmDesign } from '../lettering/lettering-specification.ts'
import { type DescribedItem, describeItem } from './item-kinds.ts'
import type { MadeToOrderItem } from './made-to-order-items.ts'

/** Loads the built React application, which draws items that were ordered with a calculator. */
type Renderer = {
  load: () => Promise<{
    renderOrderPicture: (kind: string, values: Readonly<Record<string, string>>) => Promise<string | null>
  }>
}
/** The renderer is null if the React application wasn't built. */
export type ItemPictureDeps = Pick<Deps, 'db' | 'engine' | 'env' | 'store'> & { renderer: Renderer | null }

/** The width of a calculator's picture in pixels. It is sharp on a high-density screen at half this width. */
const WIDTH = 640
const drawInTurn = createConcurrencyLimit(2)

/**
 * Draws an item as it will be made, as a PNG. The parameter `asker` identifies the requester for fair queueing in the engine. Returns null
 * if there is nothing to draw: the shop still has to design the banner, the item's calculator has changed, or the application wasn't built.
 * Decals aren't drawn here, because they have their own pictures.
 */
export async function drawItemPicture(deps: ItemPictureDeps, item: MadeToOrderItem, asker: string) {
  const described = describeItem(item)
  switch (described.kind) {
    case 'banner':
      return described.specification.option === 'professional' ? null : drawBannerProof(deps, item, asker)
    case 'lettering':
      return deps.engine.picture(`lettering ${item.variantId}`, asker, async () => ({
        subject: { kind: 'design', design: toFilmDesign(described.specification) },
        making: { widthMm: described.specification.widthMm, cutKind: 'kiss' },
        view: 'preview',
      }))
    case 'calculated':
      return drawInTurn(() => drawCalculated(deps, item.kind, described))
    case 'decal':
      return null
  }
}

/** Renders the drawing that the application shows beside the calculator. */
async function drawCalculated(
  { env, renderer }: ItemPictureDeps,
  kind: string,
  { specification }: Extract<DescribedItem, { kind: 'calculated' }>,
): Promise<{ ok: true; bytes: Uint8Array<ArrayBuffer> } | null> {
  const application = await renderer?.load()
  const svg = (await application?.renderOrderPicture(kind, specification.values)) ?? null
  if (svg === null) return null
  const font = await loadPictureFont(path.join(env.DATA_DIR, 'cache', 'made-to-order'))
  const drawn = await renderAsync(svg, { font, fitTo: { mode: 'width', value: WIDTH } })
  return { ok: true, bytes: new Uint8Array(drawn.asPng()) }
}
