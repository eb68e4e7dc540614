/** Why a moderator has to read a text before it is shown. A bad opinion of the shop isn't a reason. */
export const TEXT_FAULTS = ['link', 'contact', 'shouting'] as const
export type TextFault = (typeof TEXT_FAULTS)[number]

// Matches only the domain endings that spammers use. A full list would also match two words with a missing space after the period, such as
// "decal.It".
const LINK =
  /https?:\/\/|\bwww\.|\b[a-z0-9-]{2,}\.(?:com|ca|org|net|info|biz|shop|store|online|site|xyz|ru|cn|io|co|me|ly|gg|link)\b/i
const EMAIL = /[^\s@]{1,64}(?:@|\s?\(at\)\s?|\s?\[at\]\s?)[^\s@]{2,}/i
/** Matches North American phone numbers with ten digits, and all numbers with a country code. Sizes and prices have fewer digits. */
const PHONE = /(?<!\d)(?:\+\d{1,3}[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}(?!\d)|\+\d[\d -]{8,}/

/**
 * A text in capitals counts as shouting only if it has at least this many letters. In a shorter text, capitals may be meant as emphasis.
 */
const LETTERS_TO_JUDGE = 12
const SHOUTED_SHARE = 0.6
const REPEATED_MARKS = /[!?]{4,}/

/** Returns the reasons why a moderator has to read a text. Most texts have none. */
export function findTextFaults(text: string): TextFault[] {
  const found: Record<TextFault, boolean> = {
    link: LINK.test(text),
    contact: EMAIL.test(text) || PHONE.test(text),
    shouting: isShouted(text),
  }
  return TEXT_FAULTS.filter((fault) => found[fault])
}

function isShouted(text: string): boolean {
  if (REPEATED_MARKS.test(text)) return true
  const letters = text.match(/\p{Lu}|\p{Ll}/gu) ?? []
  const capitals = text.match(/\p{Lu}/gu) ?? []
  return letters.length >= LETTERS_TO_JUDGE && capitals.length / letters.length > SHOUTED_SHARE
}
