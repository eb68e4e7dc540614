import { formatDayCount } from '../../../content/format-days.ts'
import { settings } from '../../../domain/settings/settings.ts'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { MessagePage } from '../../../contract/checkout-page.ts'
import { sendAttachment } from '../../web/attachment.ts'
import type { Deps } from '../../deps.ts'
import { refuseCrossSiteRequests } from '../../web/same-origin.ts'
import {
  findDownloadGrant,
  type DownloadGrant,
  isGrantOpen,
  renewDownloadGrant,
  undoDownloadCount,
  countDownload,
} from '../download-grants.ts'
import { listDownloadFiles, openDownload } from '../make-download.ts'
import { setPrivatePageHeaders } from '../../web/set-private-page-headers.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'
import { getDownloadFileLabel, describeExpiry } from './download-links.ts'

const MAX_FORM_BYTES = 1_024

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  zip: 'application/zip',
  svg: 'image/svg+xml',
  dxf: 'image/vnd.dxf',
  eps: 'application/postscript',
  pdf: 'application/pdf',
  png: 'image/png',
  txt: 'text/plain; charset=utf-8',
}

const message = (title: string, text: string, links: MessagePage['links'] = []): MessagePage => ({
  kind: 'message',
  tone: 'empty',
  title,
  text,
  links,
})

const UNKNOWN_LINK_PAGE = message(
  'We can’t find this download',
  'Please use the full link from your e-mail or your order page.',
  [{ label: 'Cut files', path: '/cut-files' }],
)
const spent = () =>
  message(
    'This link no longer works',
    `It was good for ${formatDayCount(settings.links.downloadDays)} and up to 25 downloads. Get a new one on your order page, which is linked in your confirmation e-mail.`,
    [{ label: 'Find an order', path: '/track' }],
  )

/**
 * Serves purchased files to anyone with the secret link: the files, and a page that lists them. Also handles the button on the order page
 * that renews a link.
 */
export function createDownloadPages(deps: Deps, sendPage: RenderPrivatePage<'checkout'>): Hono {
  const app = new Hono()
  const limitForm = bodyLimit({ maxSize: MAX_FORM_BYTES })
  app.use('/downloads/*', setPrivatePageHeaders)
  app.get('/downloads/:token', async (c) => {
    const grant = await findDownloadGrant(deps.db, c.req.param('token'))
    if (!grant) return sendPage(c, UNKNOWN_LINK_PAGE, 404)
    return isGrantOpen(grant, deps.now()) ? sendPage(c, listing(grant)) : sendPage(c, spent(), 410)
  })
  app.get('/downloads/:token/:name', (c) => sendFile(c, deps, sendPage))
  app.post(
    '/orders/:token/downloads/:lineId{[0-9]{1,15}}',
    setPrivatePageHeaders,
    refuseCrossSiteRequests(deps.env.PUBLIC_URL),
    limitForm,
    async (c) => {
      const { token, lineId } = c.req.param()
      await renewDownloadGrant(deps.db, { orderToken: token, lineId: Number(lineId), now: deps.now() })
      return c.redirect(`/orders/${encodeURIComponent(token)}`, 303)
    },
  )
  return app
}

function listing(grant: DownloadGrant): MessagePage {
  const { goods, token } = grant
  const links = listDownloadFiles(goods).map((name) => ({
    label: getDownloadFileLabel(name),
    path: `/downloads/${token}/${name}`,
  }))
  return message(goods.title, describeExpiry(grant), links)
}

async function sendFile(c: Context, deps: Deps, sendPage: RenderPrivatePage<'checkout'>) {
  const [token = '', name = ''] = [c.req.param('token'), c.req.param('name')]
  const grant = await findDownloadGrant(deps.db, token)
  if (!grant || !listDownloadFiles(grant.goods).includes(name)) return sendPage(c, UNKNOWN_LINK_PAGE, 404)
  const type = CONTENT_TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
  // A HEAD request doesn't count as a download.
  if (c.req.method === 'HEAD') return sendAttachment(c, new Uint8Array(), { type, name })
  if (!(await countDownload(deps.db, token, deps.now()))) return sendPage(c, spent(), 410)
  try {
    const file = await openDownload(deps, grant.goods, name)
    if (file.ok) return sendAttachment(c, file.bytes, { type, name })
    await undoDownloadCount(deps.db, token)
    c.header('Retry-After', '10')
    return sendPage(c, message('Your files are being made', file.message), 503)
  } catch (error) {
    await undoDownloadCount(deps.db, token)
    throw error
  }
}
