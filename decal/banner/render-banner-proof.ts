import { Resvg } from '@resvg/resvg-js'
import { toPng } from '../artwork/picture/pixels.ts'
import { formatDecimal } from '../export/cut-path-data.ts'
import type { BannerSheet, BannerSheetItem } from './banner-sheet.ts'

const GROMMET_COLOUR = '#b9bec2'
const EYELET_COLOUR = '#ffffff'
const GROMMET_IN = 0.3
const EYELET_IN = 0.16

/** Draws the banner as it will hang, trimmed and with grommets, as a PNG. PDF pages are passed in as pictures. */
export async function renderBannerProof(sheet: BannerSheet, widthPx: number): Promise<Uint8Array> {
  const { width, height, background, grommets } = sheet
  const items: string[] = []
  for (const item of sheet.items) items.push(await drawn(item))
  const rings = grommets.map(
    ({ x, y }) =>
      `<circle cx="${formatDecimal(x)}" cy="${formatDecimal(y)}" r="${GROMMET_IN}" fill="${GROMMET_COLOUR}"/>` +
      `<circle cx="${formatDecimal(x)}" cy="${formatDecimal(y)}" r="${EYELET_IN}" fill="${EYELET_COLOUR}"/>`,
  )
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<path fill="${background}" d="M0 0h${width}v${height}H0z"/>${items.join('')}${rings.join('')}</svg>`
  const options = { font: { loadSystemFonts: false }, logLevel: 'off' } as const
  return new Resvg(svg, { ...options, fitTo: { mode: 'width', value: widthPx } }).render().asPng()
}

async function drawn(item: BannerSheetItem): Promise<string> {
  if (item.kind === 'outline') return item.path === '' ? '' : `<path fill="${item.fill}" d="${item.path}"/>`
  if (item.kind === 'page') throw new Error('A proof is drawn of pictures')
  const { x, y, width, height, rotation } = item.box
  const png = Buffer.from(await toPng(await item.draw())).toString('base64')
  return (
    `<image x="${formatDecimal(x - width / 2)}" y="${formatDecimal(y - height / 2)}" width="${formatDecimal(width)}" height="${formatDecimal(height)}" ` +
    `preserveAspectRatio="none" transform="rotate(${formatDecimal(rotation)} ${formatDecimal(x)} ${formatDecimal(y)})" href="data:image/png;base64,${png}"/>`
  )
}
