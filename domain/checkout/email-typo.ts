/** The e-mail providers that most of the shop's buyers use, in the world, Canada and the United States. */
const PROVIDERS =
  'gmail.com hotmail.com hotmail.ca outlook.com yahoo.com yahoo.ca icloud.com live.com live.ca protonmail.com sympatico.ca rogers.com telus.net ' +
  'cogeco.ca cogeco.net videotron.ca comcast.net verizon.net sbcglobal.net bellsouth.net'
const KNOWN = PROVIDERS.split(' ')

/** Real domains that differ from a provider's by one letter. */
const REAL = new Set(['ymail.com', 'email.com', 'mail.com', 'gmx.com', 'love.com'])

/** The minimum length of a domain that is checked for typos. With a shorter domain, a difference of one letter may well be intended. */
const SHORTEST = 9

/** Misspelt domain endings that don't exist, with their corrections. */
const ENDINGS: readonly [RegExp, string][] = [
  [/\.(?:con|cmo|ocm|vom|xom|comm|cpm|clm|coom)$/, '.com'],
  [/\.(?:nett|ner|met)$/, '.net'],
  [/\.(?:cca|caa)$/, '.ca'],
]

/** Suggests a correction if the domain of an e-mail address looks mistyped ('kim@gmial.com'); null otherwise. */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf('@')
  const box = email.slice(0, at)
  const domain = email.slice(at + 1).toLowerCase()
  if (at < 1 || domain === '' || KNOWN.includes(domain) || REAL.has(domain)) return null
  const meant =
    KNOWN.find((known) => known.length >= SHORTEST && isOneSlipAway(known, domain)) ?? endingMeant(domain)
  return meant === null ? null : `${box}@${meant}`
}

function endingMeant(domain: string): string | null {
  const ending = ENDINGS.find(([wrong]) => wrong.test(domain))
  if (!ending) return null
  const mended = domain.replace(ending[0], ending[1])
  return KNOWN.find((known) => known.length >= SHORTEST && isOneSlipAway(known, mended)) ?? mended
}

/** Whether one letter was omitted, added, changed or swapped with the next, or the ending was omitted ('gmail'). */
function isOneSlipAway(meant: string, typed: string): boolean {
  if (meant === typed || meant === `${typed}.com`) return true
  let start = 0
  while (start < typed.length && meant[start] === typed[start]) start += 1
  const m = meant.slice(start)
  const t = typed.slice(start)
  const isSwapped = m.slice(2) === t.slice(2) && m[0] === t[1] && m[1] === t[0]
  return m.slice(1) === t || m === t.slice(1) || m.slice(1) === t.slice(1) || isSwapped
}
