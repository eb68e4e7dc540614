import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { openPage } from '../../page-framework/open-page.ts'
import { pageRoutes } from '../../routes.ts'
import { findLanding } from './find-landing.ts'

const render = async (words: Record<string, string>) => {
  const module = await findLanding('/texas-decals')
  if (!module) throw new Error('no landing page')
  const props = {
    params: {},
    search: new URLSearchParams(),
    resources: { words: { state: 'ready' as const, value: words } },
  }
  const Page = () => module.default(props)
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  )
  return { html, head: module.getHead(props) }
}

test("a landing page shows its owner's words, none of them as markup", async () => {
  const { html, head } = await render({
    title: 'Ours',
    'hero.title': 'Decals <b>we</b> cut',
    'sections.faq.questions.0.text': '<img src=x onerror=alert(1)> & more',
  })
  expect(head.title).toBe('Ours')
  expect(html).toContain('Decals &lt;b&gt;we&lt;/b&gt; cut')
  expect(html).toContain('&lt;img src=x onerror=alert(1)> &amp; more')
  expect(html).not.toMatch(/<img src=x|big as the sky/)
})

test("a followed link waits for the owner's words of a landing page, and for home's", async () => {
  const load = vi.fn(async () => ({ state: 'loading' as const }))
  for (const address of ['/texas-decals', '/']) {
    load.mockClear()
    await openPage(pageRoutes, new URL(address, 'http://localhost'), load)
    const waitedFor = load.mock.calls.flatMap(([resource, isEssential]: readonly unknown[]) =>
      isEssential === true ? [resource] : [],
    )
    expect(load.mock.calls.length).toBeGreaterThan(1)
    expect(waitedFor).toEqual([
      { address: address === '/' ? '/api/home-words' : '/api/page-words/texas-decals' },
    ])
  }
}, 60_000)
