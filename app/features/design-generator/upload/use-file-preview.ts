import { useEffect, useState } from 'react'
import { isPictureFile } from './file-check.ts'

/** The preview of a chosen file. `src` is null for types that browsers can't show. */
export type FilePreview = { file: File; src: string | null }

/** Reads a file as a data URL. The page's Content Security Policy allows local files in no other form. */
export function useFilePreview(file: File | null): FilePreview | null {
  const [read, setRead] = useState<FilePreview | null>(null)
  useEffect(() => {
    if (!file || !isPictureFile(file.name)) return
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      setRead({ file, src: typeof reader.result === 'string' ? reader.result : null })
    })
    // A file that can't be read has no preview. The shop reports the error when it is uploaded.
    reader.addEventListener('error', () => setRead({ file, src: null }))
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  if (file && !isPictureFile(file.name)) return { file, src: null }
  return read?.file === file ? read : null
}
