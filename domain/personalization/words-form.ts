import type { CartAttribute } from '../cart/limits.ts'

const PREFIX = 'words:'

/** The name of the form's field for what a product calls `label`. */
export const fieldName = (label: string): string => PREFIX + label

/** What was written in the fields of a product's form, as attributes of its line: none for fields that were left empty. */
export function writtenWords(form: Iterable<readonly [string, unknown]>): CartAttribute[] {
  return [...form].flatMap(([name, value]) => {
    if (!name.startsWith(PREFIX) || typeof value !== 'string' || value.trim() === '') return []
    return [{ key: name.slice(PREFIX.length), value: value.replaceAll(/\r\n?/g, '\n').trim() }]
  })
}
