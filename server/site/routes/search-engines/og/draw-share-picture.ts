import { renderAsync, Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { shopFacts } from '../../../../../content/shop.ts'
import { settings } from '../../../../../domain/settings/settings.ts'
import { escapeHtml } from '../../../../web/html.ts'
import {
  loadPictureFont,
  PICTURE_FONT as FONT,
  type PictureFont,
  type ReadOriginalPicture,
} from '../../../../catalogue/index.ts'
import type { ShareSubject } from './find-subject.ts'
import { SHARE_SIZE } from '../../../../web/pages/share-picture.ts'

/**
 * Access to the files that a sharing picture needs. `read` reads an uploaded picture. `made` is the folder with the finished pictures and
 * with their font.
 */
export type ShareFiles = { read: ReadOriginalPicture; made: string }

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE
/** The left edge of the title, its width beside a decal, and its width on a picture without a decal, all in pixels. */
const LEFT = 72
const BESIDE_DECAL = 540
const ALONE = WIDTH - 2 * LEFT
const MAX_LINES = 4
const MAX_FONT_SIZE = 84
/** The side of the square for the decal, in pixels. */
const DECAL = 470

/**
 * Draws the sharing picture of a page (the picture that social networks show) as a PNG: the title as cut letters, the decal, and a cut line
 * around both.
 */
export async function drawSharePicture(subject: ShareSubject, files: ShareFiles): Promise<Buffer> {
  const font = await loadPictureFont(files.made)
  const decal = subject.imageSrc === null ? null : await decalPicture(subject.imageSrc, files)
  const title = fitTitle(subject.title, decal === null ? ALONE : BESIDE_DECAL, (text, size) =>
    widthOf(text, size, font),
  )
  const drawn = await renderAsync(compose(subject, title, decal), { font })
  return drawn.asPng()
}

type Title = { lines: string[]; size: number }

/**
 * Finds the largest type size at which a title fits on four lines of the given width. A title that is too long even for the smallest size
 * ends with an ellipsis.
 */
export function fitTitle(
  title: string,
  width: number,
  measure: (text: string, size: number) => number,
): Title {
  // Removes control characters and noncharacters, which XML doesn't allow.
  const words = title
    .replace(/[\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .slice(0, 200)
    .split(/\s+/)
    .filter((word) => word !== '')
  for (let size = MAX_FONT_SIZE; size >= 44; size -= 8) {
    const lines = wrap(words, (text) => measure(text, size) <= width)
    if (lines.length <= (size > 60 ? 3 : MAX_LINES) && lines.every((line) => measure(line, size) <= width))
      return { lines, size }
  }
  const lines = wrap(words, (text) => measure(text, 44) <= width).slice(0, MAX_LINES)
  return { lines: lines.map((line) => shorten(line, (text) => measure(text, 44) <= width)), size: 44 }
}

function wrap(words: readonly string[], fits: (text: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function shorten(line: string, fits: (text: string) => boolean): string {
  let text = line
  while (text.length > 1 && !fits(text)) text = `${text.replace(/…$/, '').slice(0, -1)}…`
  return text
}

function widthOf(text: string, size: number, font: PictureFont): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200">${line(text, { size, y: 150 })}</svg>`
  return new Resvg(svg, { font }).getBBox()?.width ?? 0
}

const line = (text: string, { size, y, fill = '#fff' }: { size: number; y: number; fill?: string }) =>
  `<text x="${LEFT}" y="${y}" font-family="${FONT}" font-size="${size}" fill="${fill}">${escapeHtml(text)}</text>`

function compose({ kicker }: ShareSubject, { lines, size }: Title, decal: Buffer | null): string {
  const leading = size * 1.08
  const top = HEIGHT / 2 - (lines.length * leading) / 2 + size * 0.78
  const words = lines.map((text, index) => line(text, { size, y: Math.round(top + index * leading) }))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${settings.look.darkColour}"/>
<path d="M0 ${HEIGHT}V${HEIGHT - 14}H${WIDTH}V${HEIGHT}z" fill="${settings.look.highlightColour}"/>
${decal === null ? plainMark : decalOnPaper(decal)}
${line(kicker.slice(0, 40), { size: 28, y: 96, fill: settings.look.highlightColour })}
${words.join('\n')}
${line(shopFacts.name, { size: 32, y: HEIGHT - 56 })}
</svg>`
}

/** Draws a decal in the shop's usual way: on its liner, with the cut line and one corner lifted. */
function decalOnPaper(decal: Buffer): string {
  const [x, y] = [WIDTH - DECAL - 64, (HEIGHT - DECAL) / 2 - 7]
  const [right, bottom] = [x + DECAL, y + DECAL]
  return `<path d="M${x} ${y}H${right}V${bottom - 70}L${right - 70} ${bottom}H${x}z" fill="#fff"/>
<path d="M${right} ${bottom - 70}L${right - 70} ${bottom}V${bottom - 56}a14 14 0 0 1 14-14z" fill="#c9d3d3"/>
<path d="M${x - 14} ${y - 14}H${right + 14}V${bottom + 14}H${x - 14}z" fill="none" stroke="#e6007e" stroke-width="2" stroke-dasharray="10 8"/>
<image x="${x + 30}" y="${y + 30}" width="${DECAL - 60}" height="${DECAL - 60}" href="data:image/png;base64,${decal.toString('base64')}"/>`
}

/** Crop marks for pictures without a decal. */
const plainMark = `<path d="M${WIDTH - 132} 60h60v60M${WIDTH - 132} ${HEIGHT - 74}h60v-60" fill="none" stroke="#e6007e" stroke-width="4"/>`

/** Reads a picture and scales it to the square for the decal. Null if it can't be read or isn't the shop's own file. */
async function decalPicture(imageSrc: string, { read }: ShareFiles): Promise<Buffer | null> {
  const [, name] = /^\/media\/([0-9a-f]{16,64}\.\w+)$/.exec(imageSrc) ?? []
  if (name === undefined) return null
  const source = await read(name)
  if (source === null) return null
  const side = DECAL - 60
  return sharp(source, { limitInputPixels: 50_000_000, density: 96 })
    .rotate()
    .resize({ width: side, height: side, fit: 'contain', background: '#fff' })
    .png()
    .toBuffer()
    .catch(() => null)
}
