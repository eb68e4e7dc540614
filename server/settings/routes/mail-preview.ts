import { Hono } from 'hono'
import { describeSettingFault } from '../../../content/operator/setting-faults.ts'
import type { Deps } from '../../deps.ts'
import { escapeHtml } from '../../web/html.ts'
import { requireOperator } from '../../web/operator-only.ts'
import { respondProblem } from '../../web/problem.ts'
import { refuseCrossSiteRequests } from '../../web/same-origin.ts'
import { findSetting } from '../known-settings.ts'
import { composeSampleMail } from '../sample-mail.ts'

const PATH = '/operator/mail-preview'
/** The Content Security Policy of a preview. E-mails have style attributes, but nothing in a preview may run scripts or load files. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/**
 * Previews an e-mail, with the text as typed and with sample data. The request contains the form of a whole group of e-mails; `mail` is the
 * name of the e-mail to preview.
 */
export function createMailPreviewRoute(deps: Pick<Deps, 'env' | 'now' | 'visitorSecret'>): Hono {
  const app = new Hono()
  app.post(PATH, refuseCrossSiteRequests(deps.env.PUBLIC_URL), requireOperator(deps), async (c) => {
    const form = await c.req.parseBody()
    const { mail: key } = form
    const known = typeof key === 'string' ? findSetting(key) : null
    const words = known && form[known.key]
    if (known?.setting.kind !== 'letter' || typeof words !== 'string')
      return respondProblem(c, 'not-found', 'There is no such mail.')
    const read = known.setting.read(words)
    if (!read.ok) return respondProblem(c, 'invalid-body', describeSettingFault(read.fault))
    const sample = composeSampleMail(known.name, words)
    if (!sample) throw new Error(`${known.name} is no mail`)
    return c.html(previewPage(sample), 200, { 'content-security-policy': POLICY })
  })
  return app
}

/** Returns a page with the subject above the e-mail, as a mail program shows it. */
const previewPage = ({ subject, html }: { subject: string; html: string }): string =>
  html.replace(
    /<body[^>]*>/,
    (body) =>
      `${body}\n<p style="margin: 0; padding: 12px 16px; background: #ffffff; color: #0b1f2a"><strong>${escapeHtml(subject)}</strong></p>`,
  )
