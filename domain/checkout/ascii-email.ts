/**
 * Converts the domain of an e-mail address to ASCII, as e-mail software needs it: 'kim@bücher.example' becomes 'kim@xn--bcher-kva.example'.
 * Null if the domain can't be valid.
 */
export function toAsciiEmail(email: string): string | null {
  const at = email.lastIndexOf('@')
  const url = URL.parse(`http://${email.slice(at + 1)}`)
  return at > 0 && url !== null && url.hostname !== '' ? `${email.slice(0, at)}@${url.hostname}` : null
}
