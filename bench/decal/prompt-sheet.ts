import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { z } from 'zod'
import { composeDecalDesigns } from '../../decal/compose/compose-decal-designs.ts'
import { renderPicture } from '../../decal/picture/render-picture.ts'
import { styleNames } from '../../decal/style-names.ts'
import { loadEngineAssets } from '../../decal/assets/load-assets.ts'

const CELL = 240
const GAP = 12
const TITLE = 26
const CONCEPTS = 3
const CELLS_PER_ROW = 2
const ROWS = 13

// The maximum size in bytes of the drawing process's output. Real output is much smaller.
const MAX_BYTES = 2 ** 30

const rowSchema = z.object({ prompt: z.string(), style: z.enum(styleNames) })
type Row = z.infer<typeof rowSchema>
/** A prompt from the list, with its number in the list and the pictures that were drawn for it, as SVG. */
type DrawnRow = Row & { number: number; pictures: readonly string[] }

const root = path.join(import.meta.dirname, '../..')

/**
 * Draws the concepts for prompts on sheets (PNG): `npm run bench -- decal sheet --out=FILE.png [--prompts=given|tuned|kept|FILE.jsonl]
 * [--version=COMMIT]`. With `--version`, the engine of that commit draws them. A sheet doesn't say which version drew it, so a person can
 * compare two versions without knowing which is which. A long list is split into FILE-1.png, FILE-2.png and so on.
 */
export async function drawPromptSheet(args: readonly string[]): Promise<void> {
  const option = (name: string): string | undefined =>
    args.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
  const out = option('out')
  if (out === undefined) throw new Error('say where: --out=FILE.png')
  const rows = readRows(option('prompts') ?? 'given')
  const pictures = drawAll(rows, option('version'))
  const perFile = CELLS_PER_ROW * ROWS
  const files = Math.ceil(rows.length / perFile)
  for (let file = 0; file < files; file += 1) {
    const part = rows.slice(file * perFile, (file + 1) * perFile)
    const name = files === 1 ? out : out.replace(/(\.png)?$/, `-${file + 1}.png`)
    await writeSheet(
      name,
      part.map((row, i) => {
        const index = file * perFile + i
        return { ...row, number: index + 1, pictures: pictures[index] ?? [] }
      }),
    )
    console.log(name)
  }
}

/** Draws the pictures for each prompt as SVG, with the engine of this version or of another commit. */
function drawAll(rows: readonly Row[], version: string | undefined): string[][] {
  if (version === undefined) return drawHere(rows)
  const directory = mkdtempSync(path.join(tmpdir(), 'prompt-sheet-'))
  const git = (...words: string[]): unknown => execFileSync('git', words, { cwd: root, stdio: 'pipe' })
  try {
    git('worktree', 'add', '--detach', '--force', directory, version)
    symlinkSync(path.join(root, 'node_modules'), path.join(directory, 'node_modules'))
    return drawInCheckout(directory, rows)
  } finally {
    git('worktree', 'remove', '--force', directory)
  }
}

function drawHere(rows: readonly Row[]): string[][] {
  const assets = loadEngineAssets()
  return rows.map((row) => {
    const composed = composeDecalDesigns(row, assets)
    return composed.ok ? composed.concepts.map(({ drawing }) => renderPicture(drawing)) : []
  })
}

// This script runs in the checkout of another commit. It reads prompts and writes pictures as JSON. The functions composeDecalDesigns and
// loadEngineAssets have other names in old commits: `compose`, `loadInstalledSupplies` and `installedSupplies`.
const drawing = `
import { existsSync, readFileSync } from 'node:fs'
const load = async (...exports) => {
  const [file, name] = exports.find(([file]) => existsSync(file))
  return (await import(process.cwd() + '/' + file))[name]
}
const compose = await load(
  ['decal/compose/compose-decal-designs.ts', 'composeDecalDesigns'],
  ['decal/compose/compose.ts', 'compose'],
)
const loadAssets = await load(
  ['decal/assets/load-assets.ts', 'loadEngineAssets'],
  ['decal/supplies/load-supplies.ts', 'loadInstalledSupplies'],
  ['decal/supplies/installed.ts', 'installedSupplies'],
)
const renderPicture = await load(['decal/picture/render-picture.ts', 'renderPicture'])
const assets = loadAssets()
const pictures = JSON.parse(readFileSync(0, 'utf8')).map(({ prompt, style }) => {
  const composed = compose({ prompt, style }, assets)
  return composed.ok ? composed.concepts.map(({ drawing }) => renderPicture(drawing)) : []
})
process.stdout.write(JSON.stringify(pictures))
`

function drawInCheckout(directory: string, rows: readonly Row[]): string[][] {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', drawing], {
    cwd: directory,
    input: JSON.stringify(rows),
    maxBuffer: MAX_BYTES,
  })
  return z.array(z.array(z.string())).parse(JSON.parse(output.toString()))
}

function readRows(name: string): Row[] {
  const file = /^\w+$/.test(name) ? new URL(`prompts/${name}.jsonl`, import.meta.url) : name
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => rowSchema.parse(JSON.parse(line)))
}

async function writeSheet(file: string, rows: readonly DrawnRow[]): Promise<void> {
  const wide = CONCEPTS * (CELL + GAP) + GAP
  const [width, height] = [
    CELLS_PER_ROW * wide,
    Math.ceil(rows.length / CELLS_PER_ROW) * (CELL + TITLE + GAP),
  ]
  const place = (i: number): { left: number; top: number } => ({
    left: (i % CELLS_PER_ROW) * wide + GAP,
    top: Math.floor(i / CELLS_PER_ROW) * (CELL + TITLE + GAP),
  })
  const cells = await Promise.all(
    rows.flatMap(({ pictures }, i) =>
      pictures.slice(0, CONCEPTS).map(async (picture, n) => {
        const { left, top } = place(i)
        // The decal is first rendered as wide as its cell, then scaled down if it is too tall.
        const drawn = new Resvg(picture, { fitTo: { mode: 'width', value: CELL } }).render().asPng()
        const fitted = await sharp(drawn)
          .resize(CELL, CELL, { fit: 'contain', background: '#ffffff' })
          .png()
          .toBuffer()
        return { input: fitted, left: left + n * (CELL + GAP), top: top + TITLE }
      }),
    ),
  )
  const titles = rows.map(({ prompt, style, number }, i) => {
    const { left, top } = place(i)
    const text = `${number}. ${style}: ${prompt}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    return `<text x="${left}" y="${top + 18}" font-size="15" font-family="sans-serif">${text}</text>`
  })
  const labels = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${titles.join('')}</svg>`,
  )
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([...cells, { input: labels, left: 0, top: 0 }])
    .png()
    .toFile(file)
}
