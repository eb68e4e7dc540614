import type { CartAttribute } from '../cart/limits.ts'

const PREFIX = 'words:'

/** Returns the name of the form field for a product's `label`. */
export const getFormFieldName = (label: string): string => PREFIX + label

/** Reads the texts of a product's form into line attributes. Empty fields are left out. */
export function readFormTexts(form: Iterable<readonly [string, unknown]>): CartAttribute[] {
  return [...form].flatMap(([name, value]) => {
    if (!name.startsWith(PREFIX) || typeof value !== 'string' || value.trim() === '') return []
    return [{ key: name.slice(PREFIX.length), value: value.replaceAll(/\r\n?/g, '\n').trim() }]
  })
}
