/**
 * File types accepted for a finished banner (specification of the design tools, section 5). The server detects the real type from the
 * bytes.
 */
const ACCEPTED_EXTENSIONS = ['.pdf', '.ai', '.psd', '.jpg', '.jpeg', '.png']
const MAX_BYTES = 20 * 1024 * 1024

export const OWN_FILE_ACCEPT = ACCEPTED_EXTENSIONS.join(',')

/** Checks a file before it is uploaded. Returns an error message; null if there is no problem. */
export function findOwnFileProblem({
  name,
  size,
}: {
  name: string
  size: number
}): 'wrongKind' | 'tooLarge' | null {
  const lower = name.toLowerCase()
  if (!ACCEPTED_EXTENSIONS.some((ending) => lower.endsWith(ending))) return 'wrongKind'
  return size > MAX_BYTES ? 'tooLarge' : null
}
