import type { Context } from 'hono'
import type { PrivatePage } from '../../../contract/checkout-page.ts'
import type { Deps } from '../../deps.ts'
import type { Pages } from './pages.ts'

/** Answers with a private page: the application renders it; where it was not built, the data goes out as JSON. */
export type SendPage = (c: Context, page: PrivatePage, status?: number) => Response | Promise<Response>

/** What the handlers of private pages work with. */
export type PrivatePageDeps = Deps & { sendPage: SendPage }

/** Renders by the application; without it (as in tests) pages answer what they are made of. */
export function privatePages(pages: Pages | null): SendPage {
  if (pages) return (c, page, status) => pages.sendPrivate(c, { page }, status)
  return (_c, page, status = 200) => Response.json(page, { status })
}
