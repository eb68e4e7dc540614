import { type BannerDesignOption, bannerDesignOptions } from '../../../../domain/banner/banner-design.ts'

const KEY = 'bannerDesignOptions'

/** The chosen design option and its details, as stored in this browser. */
export type StoredDesignSource = {
  option: BannerDesignOption
  uploadId: string | null
  requirements: string
  fileIds: readonly string[]
}

export function writeDesignSource({ option, uploadId, requirements, fileIds }: StoredDesignSource): string {
  const text = new URLSearchParams({ option, upload: uploadId ?? '', requirements })
  for (const id of fileIds) text.append('file', id)
  return text.toString()
}

export function readDesignSource(text: string): StoredDesignSource | null {
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

/** Parses the stored design options; null if there are none. */
export function loadDesignSource(): StoredDesignSource | null {
  try {
    return readDesignSource(window.localStorage.getItem(KEY) ?? '')
  } catch {
    return null
  }
}

export function storeDesignSource(source: StoredDesignSource): void {
  try {
    window.localStorage.setItem(KEY, writeDesignSource(source))
  } catch {
    // Storage is full or forbidden, so the choice is lost when the page closes.
  }
}
