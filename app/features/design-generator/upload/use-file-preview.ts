import { useEffect, useState } from 'react'
import { isPicture } from './file-check.ts'

/** A file that was chosen, read for a look at it; `src` is null for kinds that browsers do not show. */
export type FilePreview = { file: File; src: string | null }

/** Reads a file as an address with its bytes in it: the page's policy allows no other for local files. */
export function useFilePreview(file: File | null): FilePreview | null {
  const [read, setRead] = useState<FilePreview | null>(null)
  useEffect(() => {
    if (!file || !isPicture(file.name)) return
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      setRead({ file, src: typeof reader.result === 'string' ? reader.result : null })
    })
    // The shop will say what is wrong with it.
    reader.addEventListener('error', () => setRead({ file, src: null }))
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  if (file && !isPicture(file.name)) return { file, src: null }
  return read?.file === file ? read : null
}
