import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe } from 'vitest'
import sharp from 'sharp'

/**
 * Independent programs with which tests read the shop's files. The keys are the programs' names, the values the Debian packages that
 * contain them.
 */
const packages = {
  gs: 'ghostscript',
  qpdf: 'qpdf',
  pdfinfo: 'poppler-utils',
  pdffonts: 'poppler-utils',
  pdftotext: 'poppler-utils',
  ezdxf: 'python3-ezdxf',
} as const
type Reader = keyof typeof packages

// The Python programs to try. Debian's packages are found only by Debian's own Python, which may not be the first on the PATH.
const pythons = ['/usr/bin/python3', 'python3']

function commandOf(reader: Reader): string | null {
  if (reader === 'ezdxf') return pythons.find((python) => runs(python, ['-c', 'import ezdxf'])) ?? null
  return runs(reader, ['--version']) || runs(reader, ['-v']) ? reader : null
}

/** Whether the program is installed on this machine. */
export const isReaderInstalled = (reader: Reader): boolean => commandOf(reader) !== null

function runs(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

/**
 * Groups tests that need one of these programs. If the program isn't installed, the tests are skipped with a message, but in CI they fail.
 */
export function describeIfInstalled(reader: Reader, name: string, tests: () => void): void {
  if (isReaderInstalled(reader)) return void describe(name, tests)
  const message = `${reader} is missing (Debian package ${packages[reader]})`
  if (process.env['CI']) throw new Error(`${name}: ${message}`)
  process.stderr.write(`SKIPPED: ${name}: ${message}.\n`)
  describe.skip(`${name}: ${message}`, tests)
}

/** Runs one of these programs on a file and returns its output. If the program rejects the file, throws its message. */
export function runReader(reader: Reader, args: string[]): string {
  const result = spawnSync(commandOf(reader) ?? reader, args, { encoding: 'utf8', maxBuffer: 1e9 })
  if (result.status !== 0) throw new Error(`${reader}: ${result.stderr}${result.stdout}`)
  return result.stdout
}

/** Writes content to a temporary file. The file exists while the callback runs. */
export async function withTemporaryFile<T>(
  name: string,
  content: string | Uint8Array,
  read: (file: string) => T | Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'read-back-'))
  const file = path.join(folder, name)
  try {
    writeFileSync(file, content)
    return await read(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A printing plate. `inkAt` returns how much ink there is at a point, from 0 to 1. The point is in mm from the top left corner. */
export type SeparationPlate = {
  widthMm: number
  heightMm: number
  inkAt: (x: number, y: number) => number
  inked: number
}

const PLATE_DPI = 300

/** Separates a PDF or EPS file into printing plates with Ghostscript. Returns them by the name of their ink. */
export function separatePlates(fileName: 'decal.pdf' | 'decal.eps', content: string | Uint8Array) {
  return withTemporaryFile(fileName, content, async (file) => {
    const folder = path.dirname(file)
    const device = ['-sDEVICE=tiffsep', `-r${PLATE_DPI}`, `-sOutputFile=${folder}/page.tif`]
    runReader('gs', ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-dEPSCrop', ...device, file])
    const plates = new Map<string, SeparationPlate>()
    for (const entry of readdirSync(folder)) {
      const ink = /^page\((.+)\)\.tif$/u.exec(entry)?.[1]
      if (ink) plates.set(ink, await readPlate(path.join(folder, entry)))
    }
    return plates
  })
}

async function readPlate(file: string): Promise<SeparationPlate> {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true })
  const mm = 25.4 / PLATE_DPI
  const pixel = (at: number, count: number): number => Math.min(count - 1, Math.max(0, Math.floor(at / mm)))
  // In the picture of a plate, black means ink.
  const inkAt = (x: number, y: number): number =>
    1 - (data[(pixel(y, info.height) * info.width + pixel(x, info.width)) * info.channels] ?? 255) / 255
  const inked = data.reduce((sum, value) => sum + (value < 255 ? 1 : 0), 0) / data.length
  return { widthMm: info.width * mm, heightMm: info.height * mm, inkAt, inked }
}
