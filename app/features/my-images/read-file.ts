/** Reads a file as a data URL (the page's Content Security Policy allows no other address for local files); null if it can't be read. */
export function readAsDataUrl(file: File): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const reader = new FileReader()
  reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : null))
  reader.addEventListener('error', () => resolve(null))
  reader.readAsDataURL(file)
  return promise
}
