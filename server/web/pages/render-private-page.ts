import type { Context } from 'hono'
import type { PrivatePageName, PrivatePages } from '../../../contract/private-pages.ts'
import type { Deps } from '../../deps.ts'
import type { Pages } from './pages.ts'

/** Renders a private page with the visitor's data and sends it. If the application isn't built, sends the data as JSON. */
export type RenderPrivatePage<Name extends PrivatePageName> = (
  c: Context,
  data: PrivatePages[Name],
  status?: number,
) => Response | Promise<Response>

export function renderPrivatePage<Name extends PrivatePageName>(
  pages: Pages | null,
  name: Name,
): RenderPrivatePage<Name> {
  if (pages) return (c, data, status) => pages.sendPrivate(c, { [name]: data }, status)
  return (_c, data, status = 200) => Response.json(data, { status })
}

export type CheckoutPageDeps = Deps & { sendPage: RenderPrivatePage<'checkout'> }
