/** Longest, in UTF-16 units (RFC 5321, 4.5.3.1). */
export const MAX_EMAIL_LENGTH = 254

/** One @, no spaces, a domain with a dot; only a mail can tell whether the mailbox exists. Linear in the length of the text. */
const EMAIL =
  /^[^\s@,;:<>()[\]\\"]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i

/** Whether mail can be sent to a trimmed text. All forms that take an address use this check. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text)
}
