/** Masks an e-mail address. The owner recognises the masked address, but other readers of a forwarded e-mail can't guess the full one. */
export function maskEmailAddress(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}…@${host}`
}
