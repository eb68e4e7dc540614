import { setTimeout } from 'node:timers/promises'
import type { APIRequestContext } from '@playwright/test'
import { shopFacts } from '../../content/shop.ts'
import { expect, test } from '../fixtures/shop-test.ts'

/** The only other sites to which the shop may link: its own profiles on social media, the sites of the motifs' authors, and schema.org. */
const KNOWN_ELSEWHERE = [
  ...shopFacts.social.map(({ url }) => new URL(url).host),
  'github.com',
  'game-icons.net',
  'schema.org',
]

/**
 * How many pictures of each kind are requested. Requesting all of them would take minutes, and all pictures of a kind are made by the same
 * code.
 */
const PICTURES_PER_KIND = 15
const CONCURRENCY = 6

test('no link, anchor, form, script, feed or requested picture of any public page is dead', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const found = await follow(request, baseURL ?? '')
  expect(found.dead).toEqual([])
  expect(found.deadAnchors).toEqual([])
  expect(found.elsewhere.filter((host) => !KNOWN_ELSEWHERE.includes(host))).toEqual([])
  // Checks that no large part of the shop was missed: the product pages alone are more than 300.
  expect(found.pages).toBeGreaterThan(300)
})

type Found = { path: string; from: string; method: 'GET' | 'POST' }

/** Follows all links, beginning with the home page and the sitemap. Requests each URL once. */
async function follow(request: APIRequestContext, home: string) {
  const seen = new Set<string>()
  const waiting: Found[] = []
  const elsewhere = new Set<string>()
  const dead: string[] = []
  const pictures = new Map<string, number>()
  const anchors = new Map<string, string>()
  const ids = new Map<string, Set<string>>()
  let pages = 0

  const note = (address: string, from: string, method: Found['method'] = 'GET') => {
    const url = new URL(address, home + from)
    if (!url.protocol.startsWith('http')) return
    if (url.origin !== new URL(home).origin) return void elsewhere.add(url.host)
    const path = url.pathname + url.search
    // From a filtered list, further filters aren't followed, because there are too many combinations.
    if (seen.has(`${method} ${path}`) || (url.search !== '' && from.includes('?')) || isEnough(url.pathname))
      return
    seen.add(`${method} ${path}`)
    waiting.push({ path, from, method })
  }
  const isEnough = (pathname: string): boolean => {
    const kind = /^\/(img|media|og)\//.exec(pathname)?.[1]
    if (kind === undefined) return false
    pictures.set(kind, (pictures.get(kind) ?? 0) + 1)
    return (pictures.get(kind) ?? 0) > PICTURES_PER_KIND
  }
  const look = async ({ path, from, method }: Found) => {
    const answer = await ask(request, path, method)
    const status = answer.status()
    // Forms are sent without values, so the response of a working form is a refusal. A broken form responds with 404, 405 or a server
    // error.
    const isDead = method === 'GET' ? status >= 400 : status === 404 || status === 405 || status >= 500
    if (isDead) dead.push(`${status} ${method} ${path}, linked from ${from}`)
    if (isDead || method === 'POST') return
    const { location, 'content-type': type = '' } = answer.headers()
    if (location !== undefined) return note(location, path)
    if (!/html|xml/.test(type)) return
    pages += 1
    const text = await answer.text()
    for (const address of type.includes('html') ? linksOfPage(text) : linksOfFeed(text)) note(address, path)
    for (const address of type.includes('html') ? formsOfPage(text) : []) note(address, path, 'POST')
    ids.set(path, new Set(Array.from(text.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id)))
    for (const [, address = ''] of text.matchAll(/\shref="([^"]*#[^"]+)"/g)) {
      const { origin, pathname, search, hash } = new URL(plain(address), home + path)
      if (origin === new URL(home).origin) anchors.set(`${pathname}${search}${hash}`, path)
    }
  }

  for (const path of ['/', '/sitemap.xml', '/robots.txt']) note(path, '/')
  while (waiting.length > 0) await Promise.all(waiting.splice(0, CONCURRENCY).map(look))
  const deadAnchors = [...anchors].filter(([address]) => {
    const [path = '', id = ''] = address.split('#')
    return ids.get(path)?.has(decodeURIComponent(id)) === false
  })
  return { dead, deadAnchors, pages, elsewhere: [...elsewhere] }
}

/** Requests a page. If the shop is busy (503 with Retry-After), waits and tries again. */
async function ask(request: APIRequestContext, path: string, method: Found['method']) {
  for (let patience = 3; ; patience -= 1) {
    const answer = await request.fetch(path, { method, maxRedirects: 0, timeout: 60_000 })
    const seconds = Number(answer.headers()['retry-after'] ?? Number.NaN)
    if (answer.status() !== 503 || Number.isNaN(seconds) || patience === 0) return answer
    await setTimeout(seconds * 1_000)
  }
}

const linksOfPage = (html: string): string[] => [
  ...addressesOfForms(html, 'get'),
  ...[...html.matchAll(/\s(?:href|src)="([^"#]+)/g)].map(([, address = '']) => plain(address)),
  ...[...html.matchAll(/\ssrcset="([^"]+)"/gi)].map(([, set = '']) => plain(set.trim().split(/\s/)[0] ?? '')),
  ...[...html.matchAll(/<meta [^>]*content="(https?:[^"]+)"/g)].map(([, address = '']) => plain(address)),
]

const formsOfPage = (html: string): string[] => addressesOfForms(html, 'post')

/** Lists the URLs to which forms with this method are sent. A button can have a URL of its own. */
function addressesOfForms(html: string, method: 'get' | 'post'): string[] {
  const forms = [...html.matchAll(/(<form [^>]*>)(.*?)<\/form>/gis)]
  return forms.flatMap(([, form = '', inside = '']) => {
    const tags = [form, ...(inside.match(/<button [^>]*formaction=[^>]*>/gi) ?? [])]
    return tags
      .filter((tag) => (methodOf(tag) ?? methodOf(form) ?? 'get') === method)
      .map((tag) => plain(/action="([^"#]+)/i.exec(tag)?.[1] ?? ''))
      .filter((address) => address !== '')
  })
}

const methodOf = (tag: string): string | undefined => /method="(\w+)"/i.exec(tag)?.[1]?.toLowerCase()

const linksOfFeed = (xml: string): string[] =>
  [...xml.matchAll(/<(?:loc|link)>([^<]+)</g)].map(([, address = '']) => plain(address))

const plain = (written: string): string => written.replaceAll('&amp;', '&')
