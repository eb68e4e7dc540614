/**
 * An address with its domain in ASCII ('kim@bücher.example' → 'kim@xn--bcher-kva.example'), as mail programs and providers write it; null where
 * its domain can't be one.
 */
export function asciiEmail(email: string): string | null {
  const at = email.lastIndexOf('@')
  const url = URL.parse(`http://${email.slice(at + 1)}`)
  return at > 0 && url !== null && url.hostname !== '' ? `${email.slice(0, at)}@${url.hostname}` : null
}
