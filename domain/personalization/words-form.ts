import type { CartAttribute } from '../cart/limits.ts'

const PREFIX = 'words:'

/** The form field's name for a product's `label`. */
export const fieldName = (label: string): string => PREFIX + label

/** The words in a product's form as line attributes; empty fields give none. */
export function writtenWords(form: Iterable<readonly [string, unknown]>): CartAttribute[] {
  return [...form].flatMap(([name, value]) => {
    if (!name.startsWith(PREFIX) || typeof value !== 'string' || value.trim() === '') return []
    return [{ key: name.slice(PREFIX.length), value: value.replaceAll(/\r\n?/g, '\n').trim() }]
  })
}
