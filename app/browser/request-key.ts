/** A key of 128 random bits, under which a request has one effect however often it is sent. crypto.randomUUID is missing where the shop is opened by plain http on a local network. */
export function newRequestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
