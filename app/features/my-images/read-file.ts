/** A file as an address with its bytes in it (the page's policy allows no other for local files); null where it cannot be read. */
export function readAsDataUrl(file: File): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  const reader = new FileReader()
  reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : null))
  reader.addEventListener('error', () => resolve(null))
  reader.readAsDataURL(file)
  return promise
}
