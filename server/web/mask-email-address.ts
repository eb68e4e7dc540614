/** Masks an e-mail address. Its owner recognises it, but readers of a forwarded e-mail don't learn it. */
export function maskEmailAddress(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}…@${host}`
}
