/** Masks an e-mail address. The owner recognises it, but other readers of a forwarded e-mail can't guess it. */
export function maskEmailAddress(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}…@${host}`
}
