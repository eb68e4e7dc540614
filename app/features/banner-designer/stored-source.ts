import { bannerDesignOptions } from '../../../domain/banner/banner-design.ts'
import type { Source } from './use-source.ts'

const KEY = 'bannerDesignOptions'

type Kept = Pick<Source, 'option' | 'uploadId' | 'requirements' | 'fileIds'>

export function writeSource({ option, uploadId, requirements, fileIds }: Kept): string {
  const text = new URLSearchParams({ option, upload: uploadId ?? '', requirements })
  for (const id of fileIds) text.append('file', id)
  return text.toString()
}

export function readSource(text: string): Kept | null {
  const stored = new URLSearchParams(text)
  const option = bannerDesignOptions.find((each) => each === stored.get('option'))
  if (!option) return null
  return {
    option,
    uploadId: stored.get('upload') || null,
    requirements: (stored.get('requirements') ?? '').slice(0, 4_000),
    fileIds: stored.getAll('file').slice(0, 10),
  }
}

/** What this browser keeps of the design options; null where there is nothing. */
export function recallSource(): Kept | null {
  try {
    return readSource(window.localStorage.getItem(KEY) ?? '')
  } catch {
    return null
  }
}

export function rememberSource(source: Kept): void {
  try {
    window.localStorage.setItem(KEY, writeSource(source))
  } catch {
    // Storage is full or forbidden: the choice lives as long as the page.
  }
}
