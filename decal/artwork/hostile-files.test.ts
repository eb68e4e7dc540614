import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DOT_ELEMENT, wrapInSvg } from './examples/hostile-file-parts.ts'
import { pdfsWithValidForms } from './examples/pdf-forms.ts'
import { refusedFiles } from './examples/refused-files.ts'
import { readArtwork } from './read-artwork.ts'
import type { ArtworkReading } from './artwork-reading.ts'
import type { ArtworkRefusal } from './artwork-refusals.ts'

// The time limit in ms for a file that was made to waste time.
const MAX_MS = 2000

let fetched = 0
let folder = ''
let secret = ''
const server = http.createServer((_, answer) => {
  fetched += 1
  answer.end('<svg/>')
})
let address = ''

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'hostile-'))
  secret = path.join(folder, 'secret.png')
  const red = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer()
  writeFileSync(secret, red)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const at = server.address()
  address = typeof at === 'object' && at ? `http://127.0.0.1:${at.port}` : ''
})

afterAll(async () => {
  rmSync(folder, { recursive: true })
  await new Promise((resolve) => {
    server.close(resolve)
  })
})

async function read(file: string | Uint8Array): Promise<ArtworkReading | ArtworkRefusal> {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file
  // Only this process's CPU time counts, because other programs share the machine.
  const start = process.cpuUsage()
  const result = await readArtwork(bytes, { widthMm: 80 })
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1000).toBeLessThan(MAX_MS)
  return result
}

const harmless: [string, () => string | Uint8Array][] = [
  ...pdfsWithValidForms,
  [
    'scripts and event handlers',
    () => wrapInSvg(`<script>alert(1)</script>${DOT_ELEMENT}<g onload="alert(1)"/>`),
  ],
  [
    'foreignObject',
    () =>
      wrapInSvg(
        `${DOT_ELEMENT}<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">x</body></foreignObject>`,
      ),
  ],
  ['javascript: links', () => wrapInSvg(`<a href="javascript:alert(1)">${DOT_ELEMENT}</a>`)],
  [
    'a local file by its path',
    () => wrapInSvg(`${DOT_ELEMENT}<image href="${secret}" width="100" height="100"/>`),
  ],
  [
    'a local file by xlink',
    () => wrapInSvg(`${DOT_ELEMENT}<image xlink:href="${secret}" width="100" height="100"/>`),
  ],
  [
    'a local file by its address',
    () => wrapInSvg(`${DOT_ELEMENT}<image href="file://${secret}" width="100" height="100"/>`),
  ],
  [
    'a local file by an entity',
    () =>
      `<!DOCTYPE svg [<!ENTITY f "${secret}">]>${wrapInSvg(`${DOT_ELEMENT}<image href="&f;" width="100" height="100"/>`)}`,
  ],
  [
    'a local file in a nested SVG',
    () =>
      wrapInSvg(
        `${DOT_ELEMENT}<image href="data:image/svg+xml;base64,${Buffer.from(wrapInSvg(`<image href="${secret}" width="100" height="100"/>`)).toString('base64')}" width="100" height="100"/>`,
      ),
  ],
  [
    'a local file in a filter',
    () =>
      wrapInSvg(
        `${DOT_ELEMENT}<filter id="f"><feImage href="${secret}"/></filter><rect width="99" height="99" filter="url(#f)" fill="none"/>`,
      ),
  ],
  [
    'pictures from elsewhere',
    () => wrapInSvg(`${DOT_ELEMENT}<image href="${address}/a.png" width="100" height="100"/>`),
  ],
  [
    'styles from elsewhere',
    () =>
      wrapInSvg(
        `<style>@import url(${address}/a.css); @font-face{font-family:x;src:url(${address}/f)} .x{fill:url(${address}/g#h)}</style>${DOT_ELEMENT}`,
      ),
  ],
  [
    'styles hidden by escapes',
    () => wrapInSvg(`<style>@\\69mport url(${address}/a.css);</style>${DOT_ELEMENT}`),
  ],
  // A linear-time parser reads each of these style sheets in milliseconds. A parser that rescans the style sheet at each repetition takes
  // half a minute.
  ...['@', '/*', '@{', 'url(', '@;{}'].map((part): [string, () => string] => [
    `a style sheet that only repeats ${part}`,
    () => wrapInSvg(`<style><![CDATA[${part.repeat(130_000)}]]></style>${DOT_ELEMENT}`),
  ]),
  ['uses from elsewhere', () => wrapInSvg(`${DOT_ELEMENT}<use href="${address}/a.svg#x"/>`)],
  [
    'a style sheet by an instruction',
    () => `<?xml-stylesheet href="${address}/a.css"?>${wrapInSvg(DOT_ELEMENT)}`,
  ],
  [
    'an entity bomb',
    () =>
      `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(400)}"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${wrapInSvg(`${DOT_ELEMENT}<desc>&b;&b;&b;</desc>`)}`,
  ],
  ['a view that is no number', () => wrapInSvg(DOT_ELEMENT, 'viewBox="NaN 0 x 100" width="NaN"')],
  ['huge dimensions', () => wrapInSvg(DOT_ELEMENT, 'width="1e30" height="1e30" viewBox="0 0 100 100"')],
  [
    'endless dashes',
    () => wrapInSvg(`${DOT_ELEMENT}<path stroke="#336699" stroke-dasharray=".00001" d="M30 50L70 50"/>`),
  ],
  ['coordinates beyond all numbers', () => wrapInSvg(`${DOT_ELEMENT}<path d="M0 0L1e300 1e300 4 -1e300z"/>`)],
]

describe('hostile files', () => {
  it.each(refusedFiles)('%s: %s', { timeout: 20_000 }, async (_name, reason, file) => {
    expect(await read(await file(address))).toMatchObject({ ok: false, reason })
  })

  it.each(harmless)('%s: reads only what is drawn', { timeout: 20_000 }, async (_name, file) => {
    const result = await read(file())
    if (!result.ok) throw new Error(result.reason)
    expect(await hasRed(result)).toBe(false)
    expect(fetched).toBe(0)
  })

  // The time isn't checked, because it depends on the machine. A pixel limit bounds the cost of a blur (tested in
  // svg/refuse-expensive-svg.test.ts).
  it('a blur wider than the page: is read like any other blur', { timeout: 20_000 }, async () => {
    const wide = wrapInSvg(
      `<filter id="f"><feGaussianBlur stdDeviation="1e6"/></filter><g filter="url(#f)">${DOT_ELEMENT}</g>${DOT_ELEMENT}`,
    )
    const result = await readArtwork(Buffer.from(wide), { widthMm: 80 })
    if (!result.ok) throw new Error(result.reason)
    expect(await hasRed(result)).toBe(false)
  })

  it('would contain the local file if the renderer read it directly', async () => {
    // The SVG renderer loads local files. This is why readArtwork has to remove references to local files before rendering.
    const painted = new Resvg(wrapInSvg(`<image href="${secret}" width="100" height="100"/>`)).render()
    expect([...painted.pixels.subarray(0, 4)]).toEqual([255, 0, 0, 255])
  })
})

async function hasRed({ artwork }: ArtworkReading): Promise<boolean> {
  if (artwork.kind === 'layers') return artwork.layers.some(({ fill }) => fill.startsWith('#ff'))
  const { data } = await sharp(artwork.png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  for (let i = 0; i < data.length; i += 4) if ((data[i] ?? 0) > 200 && (data[i + 3] ?? 0) > 128) return true
  return false
}
