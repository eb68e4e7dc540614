/** Enough to know one's own address by; a forwarded mail gives away no more. */
export function hideMailbox(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}…@${host}`
}
