/** The maximum length of an address in UTF-16 code units (RFC 5321, 4.5.3.1). */
export const MAX_EMAIL_LENGTH = 254

/**
 * Matches one @, no spaces, and a domain with a dot, in any script (RFC 5890). Whether the mailbox exists can only be found out by sending
 * an e-mail. Matching takes only linear time.
 */
const EMAIL_FORMAT =
  /^[^\s@,;:<>()[\]\\"]{1,64}@[\p{L}\d](?:[\p{L}\p{M}\d-]{0,61}[\p{L}\p{M}\d])?(?:\.[\p{L}\d](?:[\p{L}\p{M}\d-]{0,61}[\p{L}\p{M}\d])?)+$/u

/** Whether a trimmed text looks like an e-mail address. All forms with an e-mail field use this check. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL_FORMAT.test(text)
}
