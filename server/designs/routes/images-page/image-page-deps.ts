import type { Deps } from '../../../deps.ts'
import type { CallLimit } from '../../../web/call-limit.ts'
import type { RenderPrivatePage } from '../../../web/pages/render-private-page.ts'
import type { createImageActions } from '../image-actions.ts'

export type ImagePageDeps = Deps & {
  send: RenderPrivatePage<'images'>
  actions: ReturnType<typeof createImageActions>
  limitDecals: CallLimit
}
