/** Masks an e-mail address: its owner still recognises it, and readers of a forwarded e-mail don't learn it. */
export function hideMailbox(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}…@${host}`
}
