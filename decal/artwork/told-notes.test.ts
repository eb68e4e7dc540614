import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { measureBox } from '../geometry/shape.ts'
import type { ArtworkReading } from './artwork-reading.ts'
import { drawExampleJpg, drawExamplePng } from './examples/example-artwork.ts'
import { makeSvgPage, readExample } from './examples/read-example.ts'

const draw = (inner: string, side = 1_000): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${side}" height="${side}">${inner}</svg>`,
    ),
  )
    .png()
    .toBuffer()
const LOGO =
  '<circle cx="50" cy="50" r="30" fill="none" stroke="#fff" stroke-width="9"/><path fill="#fff" d="M40 40h20v20h-20z"/>'
const squares = (light: string, dark: string, size: number): string =>
  `<rect width="100" height="100" fill="${light}"/>` +
  Array.from(
    { length: (100 / size) ** 2 },
    (_, i) => [i % (100 / size), Math.floor((i * size) / 100)] as const,
  )
    .filter(([x, y]) => (x + y) % 2 === 0)
    .map(
      ([x, y]) => `<rect x="${x * size}" y="${y * size}" width="${size}" height="${size}" fill="${dark}"/>`,
    )
    .join('')

const FINE = /thin-lines|ragged-lines/
const codesOf = ({ notes }: ArtworkReading): string => notes.map(({ code }) => code).join()

describe('a customer is told', () => {
  it('that the black behind a white logo stays, because the logo would be invisible without it', async () => {
    const black = await draw(`<rect width="100" height="100" fill="#101010"/>${LOGO}`)
    const reading = await readExample(black)
    expect(reading.notes).toContainEqual({ code: 'white-on-dark' })
    expect(reading.background.removed).toBe(false)
    expect(measureBox(reading.silhouette).width).toBeCloseTo(114, 0)
    const asked = await readExample(black, { tolerance: 9 })
    expect(asked.background.removed).toBe(true)
    const coloured = await readExample(
      await draw(`<rect width="100" height="100" fill="#101010"/>${LOGO.replaceAll('#fff', '#ffcc00')}`),
    )
    expect(coloured.background.removed).toBe(true)
  })

  it.each([
    ['#ffffff', '#cccccc', 5],
    ['#e0e0e0', '#b8b8b8', 2],
  ])('that a checkerboard of %s and %s is painted in the picture', async (light, dark, size) => {
    const reading = await readExample(
      await draw(squares(light, dark, size) + LOGO.replaceAll('#fff', '#c8242b')),
    )
    expect(reading.notes).toContainEqual({ code: 'checkerboard' })
  })

  it.each([
    [
      'with a margin around it',
      `<g transform="translate(8 8) scale(.84)">${squares('#fff', '#ccc', 2.5)}</g>`,
    ],
    [
      'with artwork at two edges',
      `${squares('#fff', '#ccc', 5)}<path fill="#c8242b" d="M0 0h100v9H9v91H0z"/>`,
    ],
    [
      'with artwork at all edges',
      `${squares('#f4f4f4', '#d0d0d0', 2)}<path fill="none" stroke="#123" stroke-width="12" d="M0 0h100v100H0z"/>`,
    ],
  ])('that a checkerboard is painted in the picture, %s', async (_where, drawing) => {
    const reading = await readExample(
      await draw(
        `<rect width="100" height="100" fill="#fefefe"/>${drawing}${LOGO.replaceAll('#fff', '#c8242b')}`,
      ),
    )
    expect(reading.notes).toContainEqual({ code: 'checkerboard' })
  })

  it.each([
    [
      'stripes',
      Array.from({ length: 20 }, (_, i) => `<path fill="#ccc" d="M${i * 5} 0h2.5v100h-2.5z"/>`).join(''),
    ],
    ['a racing flag', squares('#ffffff', '#111111', 5)],
    [
      'a gradient',
      '<defs><linearGradient id="g"><stop stop-color="#fff"/><stop offset="1" stop-color="#999"/></linearGradient></defs><rect width="100" height="100" fill="url(#g)"/>',
    ],
  ])('but not that %s are one', async (_what, drawing) => {
    const file = await draw(`<rect width="100" height="100" fill="#f0f0f0"/>${drawing}`)
    expect((await readExample(file, { tolerance: 0 })).notes).not.toContainEqual({ code: 'checkerboard' })
  })

  it.each([
    [
      'lines of a picture',
      '<g fill="none" stroke="#123"><circle cx="50" cy="50" r="45" stroke-width=".25"/><path d="M10 50h80M50 10v80" stroke-width=".2"/></g>',
    ],
    [
      'letters on a sign',
      `<rect width="100" height="100" fill="#ffcc00"/><g fill="#111">${Array.from({ length: 400 }, (_, i) => `<path d="M${5 + (i % 40) * 2.2} ${20 + Math.floor(i / 40) * 4}h1.4v.22h-.6v2h-.22v-2h-.6z"/>`).join('')}</g>`,
    ],
  ])('that %s are too fine to print', async (_what, drawing) => {
    const file = await draw(drawing, 2_000)
    expect((await readExample(file, { tolerance: 0 })).notes).toContainEqual({ code: 'thin-lines' })
  })

  it('that lines of a coarse picture are a pixel or two wide', async () => {
    const lines = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => `<path d="M5 ${10 + i * 11}h90"/>`).join('')
    const file = await draw(`<g fill="none" stroke="#123" stroke-width=".35">${lines}</g>`, 400)
    const { dpi, notes } = await readExample(file, { tolerance: 0 })
    expect(dpi).toBeLessThan(145)
    expect(notes).toContainEqual({ code: 'ragged-lines' })
    const thick = await draw(`<g fill="none" stroke="#123" stroke-width="3">${lines}</g>`, 400)
    expect(codesOf(await readExample(thick, { tolerance: 0 }))).not.toMatch(FINE)
  })

  it('nothing about fine parts of a coarse logo without any', async () => {
    expect(codesOf(await readExample(drawExamplePng('stack', 300)))).not.toMatch(FINE)
  })

  it('that distant parts are joined', async () => {
    const apart =
      '<circle cx="20" cy="50" r="15"/><circle cx="180" cy="50" r="15"/><circle cx="100" cy="20" r="8"/>'
    expect((await readExample(Buffer.from(makeSvgPage(apart)))).notes).toContainEqual({
      code: 'separate-parts',
      parts: 3,
    })
    const near = '<circle cx="80" cy="50" r="15"/><circle cx="112" cy="50" r="15"/>'
    expect((await readExample(Buffer.from(makeSvgPage(near)))).notes).toEqual([])
  })

  it('nothing of that kind about a clean logo or a photograph', async () => {
    const said = /thin-lines|separate-parts|checkerboard|white-on-dark/
    expect(codesOf(await readExample(drawExamplePng('stack', 1_400)))).not.toMatch(said)
    expect(codesOf(await readExample(await drawExampleJpg('stack', 1_400, '#ffffff')))).not.toMatch(said)
    const noise = Buffer.from(
      Array.from(
        { length: 600 * 400 * 3 },
        (_, i) => 120 + 100 * Math.sin(i / 977) * Math.cos(i / 3111) + ((i * 7919) % 23),
      ),
    )
    const photo = await sharp(noise, { raw: { width: 600, height: 400, channels: 3 } })
      .jpeg()
      .toBuffer()
    expect(codesOf(await readExample(photo))).not.toMatch(said)
  })
})

describe('a GIF', () => {
  it('is read unchanged, at its first frame', async () => {
    const gif = await sharp(await draw(LOGO.replaceAll('#fff', '#c8242b')))
      .gif()
      .toBuffer()
    expect(await readExample(gif)).toMatchObject({ format: 'gif', hasAlpha: true, notes: [] })
  })

  it('that is animated is read at its first frame, with a note', async () => {
    const frames = await Promise.all(
      ['#c8242b', '#0055a4', '#117864'].map((colour) => draw(LOGO.replaceAll('#fff', colour), 300)),
    )
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(gif).metadata()).pages).toBe(3)
    expect((await readExample(gif)).notes).toContainEqual({ code: 'animation', frames: 3 })
  })
})
