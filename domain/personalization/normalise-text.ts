/** Replaces punctuation that phones and word processors insert by themselves with characters that can be cut. */
const PLAIN_PUNCTUATION: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u201a\u201b\u02bc]/g, '\u2019'],
  [/[\u201c\u201d\u201e\u201f]/g, '"'],
  [/[\u2014\u2212\u2010\u2011]/g, '\u2013'],
  [/\u2026/g, '...'],
  [/[\u200b-\u200d\u2060\ufeff](?!\p{Extended_Pictographic})/gu, ''],
]

/**
 * Normalizes a text for production and for comparison: letters and accents are combined (NFC), quotation marks are plain, and lines are
 * trimmed. If the field has a single line, line breaks become spaces.
 */
export function normaliseText(typed: string, { maxLines }: { maxLines: number }): string {
  const plain = PLAIN_PUNCTUATION.reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    typed.normalize('NFC').replaceAll('\0', ''),
  )
  if (maxLines === 1) return plain.replaceAll(/\s+/g, ' ').trim()
  const lines = plain.split(/\r\n?|\n/).map((line) => line.replaceAll(/[^\S\n]+/g, ' ').trim())
  return lines.join('\n').trim()
}
