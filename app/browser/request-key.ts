/**
 * Returns an idempotency key of 128 random bits. It doesn't use crypto.randomUUID, which browsers lack if the shop is opened over plain
 * http on a local network.
 */
export function createRequestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
