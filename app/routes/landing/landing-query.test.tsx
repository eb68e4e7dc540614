import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { landingPages } from '../../../content/landing/landing-pages.ts'
import { findLanding } from './find-landing.ts'

/** Collects the names of the fields in the page's GET forms. */
function fieldsSentWithGet(html: string, path: string): string[] {
  const forms = html.match(/<form\b[^]*?<\/form>/g) ?? []
  const own = forms.filter((form) => {
    const [tag = ''] = /<form\b[^>]*>/.exec(form) ?? []
    return tag.includes('method="get"') && new RegExp(`action="(?:${path})?#`).test(tag)
  })
  return own.flatMap((form) =>
    [...form.matchAll(/<(?:input|select|textarea)\b[^>]*\bname="([^"]+)"/g)].map(([, name = '']) => name),
  )
}

test('every landing page declares the fields of its forms as query parameters', async () => {
  let fields = 0
  for (const { path } of landingPages) {
    const module = await findLanding(path)
    if (!module) throw new Error(path)
    const Page = () => module.default({ params: {}, search: new URLSearchParams(), resources: {} })
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <Page />
      </MemoryRouter>,
    )
    const names = fieldsSentWithGet(html, path)
    fields += names.length
    expect(
      names.filter((name) => module.queryParameters?.includes(name) !== true),
      path,
    ).toEqual([])
  }
  expect(fields).toBeGreaterThan(30)
})
