/** The domains of the e-mail providers that most buyers use: first worldwide providers, then Canadian and American providers. */
const PROVIDERS =
  'gmail.com hotmail.com hotmail.ca outlook.com yahoo.com yahoo.ca icloud.com live.com live.ca protonmail.com sympatico.ca rogers.com telus.net ' +
  'cogeco.ca cogeco.net videotron.ca comcast.net verizon.net sbcglobal.net bellsouth.net'
const KNOWN_DOMAINS = PROVIDERS.split(' ')

/** Real domains that look like a typo, because they differ from a provider's domain by one letter. */
const REAL_DOMAINS = new Set(['ymail.com', 'email.com', 'mail.com', 'gmx.com', 'love.com'])

/**
 * The minimum length of a domain that is checked for typos. Many shorter domains are real although they differ from a provider's domain by
 * only one letter.
 */
const MIN_CHECKED_LENGTH = 9

/** Domain endings that don't exist but are common typos, with their corrections. */
const MISTYPED_ENDINGS: readonly [RegExp, string][] = [
  [/\.(?:con|cmo|ocm|vom|xom|comm|cpm|clm|coom)$/, '.com'],
  [/\.(?:nett|ner|met)$/, '.net'],
  [/\.(?:cca|caa)$/, '.ca'],
]

/** Suggests a correction if the domain of an e-mail address looks mistyped ('kim@gmial.com'); null otherwise. */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf('@')
  const box = email.slice(0, at)
  const domain = email.slice(at + 1).toLowerCase()
  if (at < 1 || domain === '' || KNOWN_DOMAINS.includes(domain) || REAL_DOMAINS.has(domain)) return null
  const meant =
    KNOWN_DOMAINS.find((known) => known.length >= MIN_CHECKED_LENGTH && isOneTypoAway(known, domain)) ??
    endingMeant(domain)
  return meant === null ? null : `${box}@${meant}`
}

function endingMeant(domain: string): string | null {
  const ending = MISTYPED_ENDINGS.find(([wrong]) => wrong.test(domain))
  if (!ending) return null
  const mended = domain.replace(ending[0], ending[1])
  return (
    KNOWN_DOMAINS.find((known) => known.length >= MIN_CHECKED_LENGTH && isOneTypoAway(known, mended)) ??
    mended
  )
}

/**
 * Whether two domains differ by a single typo: one letter is missing, added, wrong or swapped with the next letter, or ".com" is missing.
 */
function isOneTypoAway(meant: string, typed: string): boolean {
  if (meant === typed || meant === `${typed}.com`) return true
  let start = 0
  while (start < typed.length && meant[start] === typed[start]) start += 1
  const m = meant.slice(start)
  const t = typed.slice(start)
  const isSwapped = m.slice(2) === t.slice(2) && m[0] === t[1] && m[1] === t[0]
  return m.slice(1) === t || m === t.slice(1) || m.slice(1) === t.slice(1) || isSwapped
}
