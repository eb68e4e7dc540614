import type { CartAttribute } from '../cart/limits.ts'

const PREFIX = 'words:'

/** Returns the name that a form uses for a text field of a product. `label` is the label of the text field. */
export const getFormFieldName = (label: string): string => PREFIX + label

/** Reads the texts in a product's form and returns them as line attributes. Empty texts are left out. */
export function readFormTexts(form: Iterable<readonly [string, unknown]>): CartAttribute[] {
  return [...form].flatMap(([name, value]) => {
    if (!name.startsWith(PREFIX) || typeof value !== 'string' || value.trim() === '') return []
    return [{ key: name.slice(PREFIX.length), value: value.replaceAll(/\r\n?/g, '\n').trim() }]
  })
}
