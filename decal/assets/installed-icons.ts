import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'
import { motifCredits } from '../motifs/credits.ts'
import type { IconSet } from '../motifs/motif.ts'

const locate = createRequire(import.meta.url).resolve

const iconSetSchema = z.object({
  width: z.number().optional(),
  height: z.number().optional(),
  icons: z.record(
    z.string(),
    z.object({ body: z.string(), width: z.number().optional(), height: z.number().optional() }),
  ),
  aliases: z.record(z.string(), z.object({ parent: z.string() })).optional(),
})

/** Reads an icon set from its installed package; null for a set that the engine doesn't use. Throws if the package is missing. */
export function loadIconSet(prefix: string): IconSet | null {
  if (!motifCredits.has(prefix)) return null
  return iconSetSchema.parse(readJson(`@iconify-json/${prefix}/icons.json`))
}

/** Returns every icon set that the engine uses, by its prefix. */
export function loadIconSets(): Map<string, IconSet> {
  return new Map(
    [...motifCredits.keys()].flatMap((prefix) => {
      const set = loadIconSet(prefix)
      return set ? [[prefix, set] as const] : []
    }),
  )
}

/** Returns the motif's name for each emoji. */
export function loadEmojiNames(): Map<string, string> {
  const names = z
    .record(z.string(), z.string())
    .parse(readJson('@iconify-json/fluent-emoji-high-contrast/chars.json'))
  return new Map(
    Object.entries(names).map(([points, name]) => [
      String.fromCodePoint(...points.split('-').map((point) => Number.parseInt(point, 16))),
      name,
    ]),
  )
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(locate(file), 'utf8'))
}
