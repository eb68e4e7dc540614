import { type Context, Hono } from 'hono'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { findLandingOffer } from '../../../content/landing/landing-offers.ts'
import type { StyleSheetName } from '../../../app/page-framework/page-styles.ts'
import type { LoadResource } from '../../../app/page-framework/open-page.ts'
import type { LoadState } from '../../../app/page-framework/resource.ts'
import type { FailurePage } from '../../../contract/failure-page.ts'
import { MISSING_PAGE } from '../../../domain/missing-page.ts'
import type { PrivatePages } from '../../../contract/private-pages.ts'
import { changedSettings, settings } from '../../../domain/settings/settings.ts'
import type { Log } from '../../runtime/log.ts'
import { TimeSlices } from '../../runtime/time-slices.ts'
import { CatalogueWatch } from './catalogue-watch.ts'
import { RETRY_LATER_HEADERS, createDocumentHeaders, createPublicHeaders } from './document-headers.ts'
import { writeDocument } from './document.ts'
import { CachedPage, chooseEncoding, type ContentEncoding, BEST_COMPRESSION_MIN_HITS } from './cached-page.ts'
import { PageCache } from './page-cache.ts'
import type { PageRenderer } from './renderer.ts'

export type PagesOptions = {
  renderer: PageRenderer
  publicUrl: string
  log: Log
  /** Other origins to which forms may be submitted: the payment providers' pages. */
  paymentOrigins: readonly string[]
  /** Calls the shop's own API in-process, without the network. */
  api: (address: string) => Response | Promise<Response>
  /** Reads the catalogue's revision. Documents are cached as long as it stays the same. */
  findRevision: () => Promise<number>
  /** Returns the shop's texts, with settings filled in. Documents stay in the cache as long as this function returns the same object. */
  texts: () => object
}

type PrivateRendering = {
  data: Partial<PrivatePages>
  status: number | undefined
  renderPage: Awaited<ReturnType<PageRenderer['load']>>['renderPage']
}

type RenderedDocument = { status: number; resources: Record<string, LoadState<unknown>> }

const MEGABYTE = 1_000_000
/** The budget of the page cache in bytes. A page takes about 150 kB in all encodings, so the sample shop's pages fit twice. */
const CACHE_BUDGET = { plain: 64 * MEGABYTE, queried: 32 * MEGABYTE }

/**
 * Serves the shop's pages. Public pages are cached, because they are the same for all visitors. Private pages are rendered for each
 * request.
 */
export class Pages {
  readonly #options: PagesOptions
  readonly #cache = new PageCache(CACHE_BUDGET)
  readonly #rendering = new Map<string, Promise<CachedPage | string>>()
  #headers: { look: object; of: Record<StyleSheetName, Record<string, string>> }
  /** Renders one page at a time. Between time slices, the server handles other requests. */
  readonly #slices = new TimeSlices()
  readonly #watch: CatalogueWatch
  #madeWith: object

  constructor(options: PagesOptions) {
    this.#options = options
    this.#madeWith = options.texts()
    this.#watch = new CatalogueWatch(options.findRevision, () => this.#forget())
    this.#headers = { look: settings.look, of: createDocumentHeaders(options) }
  }

  /** Returns the routes for all URLs that no other handler serves. */
  routes(): Hono {
    const app = new Hono()
    app.get('*', async (c) => {
      const url = new URL(c.req.url)
      const { resolveDocumentUrl } = await this.#options.renderer.load()
      const address = await resolveDocumentUrl(url)
      await this.#watch.look()
      if (this.#madeWith !== this.#options.texts()) this.#forget()
      const kept = address === null ? null : this.#findKept(address)
      if (kept) return this.#answer(c, kept)
      const page = await (address === null ? this.#render(url) : this.#renderOnce(address))
      return typeof page === 'string' ? c.redirect(page, 302) : this.#answer(c, page)
    })
    return app
  }

  /**
   * Sends a cached page without the router. (The router and its Request and Response objects take longer than everything else.) Returns
   * false if the router has to handle the request. That is the case if it isn't a GET of a cached page, or if the catalogue has to be
   * checked.
   */
  sendKept(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' || this.#watch.isDue || this.#madeWith !== this.#options.texts())
      return false
    // A page with an offer isn't sent directly, because its response sets a cookie. The router handles it.
    if (findLandingOffer(request.url?.replace(/[?#].*$/, '') ?? '') !== null) return false
    const page = this.#findKept(request.url ?? '')
    if (!page) return false
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const made = page.body(encoding)
    if (!made) return false
    const known = request.headers['if-none-match']
    const { status, headers, body } = this.#prepare(page, createPublicHeaders(page), {
      encoding,
      made,
      known,
    })
    response.writeHead(status, body ? { ...headers, 'content-length': body.length } : headers)
    response.end(body)
    return true
  }

  #forget(): void {
    this.#madeWith = this.#options.texts()
    this.#cache.clear()
    this.#rendering.clear()
  }

  /** Renders a private page with the visitor's data and sends it. A private page is never cached. */
  async sendPrivate(c: Context, data: Partial<PrivatePages>, status?: number): Promise<Response> {
    const { renderPage } = await this.#options.renderer.load()
    return this.#renderPrivate(c, { data, status, renderPage })
  }

  /** Sends the error page in place of the requested page. */
  async sendFailure(c: Context, failure: FailurePage, status: number): Promise<Response> {
    const { renderFailure } = await this.#options.renderer.load()
    return this.#renderPrivate(c, { data: { failure }, status, renderPage: renderFailure })
  }

  async #renderPrivate(c: Context, { data, status, renderPage }: PrivateRendering): Promise<Response> {
    const { renderer, publicUrl } = this.#options
    const url = this.#publicAddress(new URL(c.req.url))
    const load: LoadResource = async ({ address }) => {
      const value = new Map<string, unknown>(Object.entries(data)).get(address.replace(/^server-data:/, ''))
      return value === undefined ? this.#ask(address) : { state: 'ready', value }
    }
    const page = await renderPage(url, {
      load,
      changed: changedSettings,
      findCached: (): CachedPage | null => null,
      turn: () => this.#slices.wait(undefined),
    })
    if (page.kind === 'cached') return this.#answer(c, page.page)
    if (page.kind === 'redirect') return c.redirect(page.to, 302)
    const document = writeDocument({ ...page, publicUrl, renderer })
    const prepared = new CachedPage(status ?? page.status, document, page.styles)
    return this.#send(c, prepared, { 'cache-control': 'private, no-store' })
  }

  /** Concurrent requests for the same page share one rendering (single flight). */
  #renderOnce(address: string): Promise<CachedPage | string> {
    const underWay = this.#rendering.get(address)
    if (underWay) return underWay
    const rendering = this.#render(new URL(this.#options.publicUrl + address), address).finally(() => {
      // A rendering deletes only its own entry. After a change of the catalogue, a newer rendering may have replaced the entry.
      if (this.#rendering.get(address) === rendering) this.#rendering.delete(address)
    })
    this.#rendering.set(address, rendering)
    return rendering
  }

  /** Renders a page. If everything on it could be loaded, caches it under its URL. For a redirect, returns its target as a string. */
  async #render(requested: URL, address?: string): Promise<CachedPage | string> {
    const { renderer, publicUrl } = this.#options
    const { renderPage } = await renderer.load()
    const { edition } = this.#cache
    const page = await renderPage(this.#publicAddress(requested), {
      load: (resource) => this.#ask(resource.address),
      changed: changedSettings,
      findCached: (shared) => this.#findKept(shared),
      turn: () => this.#slices.wait(undefined),
    })
    if (page.kind === 'cached') return page.page
    if (page.kind === 'redirect') return page.to
    await this.#slices.wait(undefined)
    const prepared = new CachedPage(page.status, writeDocument({ ...page, publicUrl, renderer }), page.styles)
    const keepAs = page.sharedAs ?? (isLasting(page, address) ? address : undefined)
    // Whether the catalogue is still the same. A rendering that started before a change may contain old data.
    const current = edition === this.#cache.edition
    if (keepAs !== undefined && current && renderer.styles !== null) this.#cache.keep(keepAs, prepared)
    return prepared
  }

  /**
   * Returns the public URL of a request. It is assembled from parts, because a path such as //elsewhere would replace the host of the URL.
   */
  #publicAddress({ pathname, search }: URL): URL {
    const url = new URL(this.#options.publicUrl)
    url.pathname = pathname
    url.search = search
    return url
  }

  #compressAside(page: CachedPage): void {
    const { log } = this.#options
    page
      .compressFurther()
      .catch((error: unknown) => log('warn', 'Couldn’t compress a page further', { error }))
  }

  async #ask(address: string): Promise<LoadState<unknown>> {
    const response = await this.#options.api(address)
    if (!response.ok) return { state: 'failed', status: response.status }
    return { state: 'ready', value: await response.json() }
  }

  /** Finds a cached page. After enough hits, it is compressed further in the background. */
  #findKept(address: string): CachedPage | null {
    const page = this.#cache.find(address)
    if (page?.hits === BEST_COMPRESSION_MIN_HITS) this.#compressAside(page)
    return page
  }

  #answer(c: Context, page: CachedPage): Promise<Response> {
    return this.#send(c, page, createPublicHeaders(page))
  }

  async #send(c: Context, page: CachedPage, headers: Record<string, string>): Promise<Response> {
    const encoding = chooseEncoding(c.req.header('accept-encoding'))
    const made = await page.encoded(encoding)
    const known = c.req.header('if-none-match')
    const { status, headers: all, body } = this.#prepare(page, headers, { encoding, made, known })
    return new Response(body && new Uint8Array(body), { status, headers: all })
  }

  /** Prepares the response with a cached page. It is sent either by the router or, to save time, without it. */
  #prepare(
    page: CachedPage,
    headers: Record<string, string>,
    { encoding, made, known }: { encoding: ContentEncoding; made: Buffer; known: string | undefined },
  ): { status: number; headers: Record<string, string>; body: Buffer | null } {
    if (this.#headers.look !== settings.look)
      this.#headers = { look: settings.look, of: createDocumentHeaders(this.#options) }
    const all = {
      ...this.#headers.of[page.sheet],
      ...headers,
      ...(page.status === 503 ? RETRY_LATER_HEADERS : {}),
    }
    if (headers['etag'] !== undefined && known?.includes(page.etag))
      return { status: 304, headers: all, body: null }
    if (encoding !== 'identity') all['content-encoding'] = encoding
    return { status: page.status, headers: all, body: made }
  }
}

/** Whether a document may be cached. It may if everything on it has loaded, and if it is an existing page or the page "not found". */
const isLasting = ({ status, resources }: RenderedDocument, address: string | undefined): boolean =>
  Object.values(resources).every((loaded) => loaded.state === 'ready') &&
  (status === 200 || address === MISSING_PAGE)
