/** What a finished banner may be (design tools, section 5). What it truly is, the server reads from its bytes. */
const ENDINGS = ['.pdf', '.ai', '.psd', '.jpg', '.jpeg', '.png']
const MOST_BYTES = 20 * 1024 * 1024

export const OWN_FILE_ACCEPT = ENDINGS.join(',')

/** What is wrong with a file before it is sent; null where nothing is. */
export function fileProblem({ name, size }: { name: string; size: number }): 'wrongKind' | 'tooLarge' | null {
  const lower = name.toLowerCase()
  if (!ENDINGS.some((ending) => lower.endsWith(ending))) return 'wrongKind'
  return size > MOST_BYTES ? 'tooLarge' : null
}
