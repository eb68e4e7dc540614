/** Reads a file as a data URL; null if it can't be read. The page's Content Security Policy allows local files in no other form. */
export function readAsDataUrl(file: File): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const reader = new FileReader()
  reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : null))
  reader.addEventListener('error', () => resolve(null))
  reader.readAsDataURL(file)
  return promise
}
