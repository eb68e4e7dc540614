import type { DesignStyle } from '../../../contract/design.ts'
import { designGeneratorCopy } from '../../../content/design-generator.ts'
import type { ConceptVersions } from './prompt/concepts.ts'
import { type DecalOptions, readDecalOptions, writeDecalOptions } from './order/decal-options.ts'

/** The state of the AI Generate tab, stored in session storage so that a reload restores it. Designs are stored by id. */
export type GenerateSession = {
  prompt: string
  style: DesignStyle
  concepts: ConceptVersions<string>[]
  chosen: number
  making: DecalOptions | null
}
/** The state of the Upload Design tab, stored in session storage. */
export type UploadSession = {
  artworkId: string | null
  name: string
  notes: string
  making: DecalOptions | null
}

const STORAGE_KEYS = {
  generate: 'designGenerator',
  upload: 'designUpload',
  picture: 'designPicture',
} as const

export const INITIAL_STYLE: DesignStyle = 'modern'

export function writeGenerateSession({ prompt, style, concepts, chosen, making }: GenerateSession): string {
  const text = new URLSearchParams({ prompt, style, chosen: String(chosen) })
  for (const { versions, at } of concepts) text.append('concept', [at, ...versions].join(' '))
  if (making) text.set('making', writeDecalOptions(making))
  return text.toString()
}

export function readGenerateSession(text: string): GenerateSession {
  const stored = new URLSearchParams(text)
  const concepts = stored.getAll('concept').map((entry) => {
    const [at, ...versions] = entry.split(' ')
    return { versions, at: Number(at) || 0 }
  })
  return {
    prompt: stored.get('prompt') ?? '',
    style: designGeneratorCopy.styles.find(({ id }) => id === stored.get('style'))?.id ?? INITIAL_STYLE,
    concepts: concepts.filter(({ versions }) => versions.length > 0),
    chosen: Number(stored.get('chosen')) || 0,
    making: readDecalOptions(stored.get('making') ?? ''),
  }
}

export function writeUploadSession({ artworkId, name, notes, making }: UploadSession): string {
  const text = new URLSearchParams({ artwork: artworkId ?? '', name, notes })
  if (making) text.set('making', writeDecalOptions(making))
  return text.toString()
}

export function readUploadSession(text: string): UploadSession {
  const stored = new URLSearchParams(text)
  return {
    artworkId: stored.get('artwork') || null,
    name: stored.get('name') ?? '',
    notes: stored.get('notes') ?? '',
    making: readDecalOptions(stored.get('making') ?? ''),
  }
}

/** Returns the text stored under a name; empty if there is none or storage is forbidden. */
export function readSessionText(name: keyof typeof STORAGE_KEYS): string {
  try {
    return window.sessionStorage.getItem(STORAGE_KEYS[name]) ?? ''
  } catch {
    return ''
  }
}

export function writeSessionText(name: keyof typeof STORAGE_KEYS, text: string): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEYS[name], text)
  } catch {
    // Storage is full or forbidden. The URL still contains the id of the open design.
  }
}
