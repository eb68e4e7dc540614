/** Why the source of a text is refused. `field` is the name of a line of the front matter. */
export type TextFileFault =
  | { code: 'no-front-matter' }
  | { code: 'invalid-line'; line: string }
  | { code: 'field-twice' | 'field-missing' | 'not-a-day'; field: string }
  | { code: 'unknown-fields'; fields: readonly string[] }
  | { code: 'invalid-field'; field: string; message: string }
  | { code: 'unknown-placeholder'; placeholder: string; known: readonly string[] }
  | { code: 'tag-not-allowed' | 'tag-not-closed'; tag: string }
  | { code: 'attribute-not-allowed'; tag: string; attribute: string }
  | { code: 'address-not-allowed'; tag: string; address: string }

const simpleFaults = {
  empty: 'Please fill this in.',
  'empty-body': 'Please write something.',
  'title-taken': 'There is already a post with this title. Please choose another.',
  'not-in-list': 'Please choose from the list.',
  'empty-list': 'Please leave at least one entry.',
}

/** Why a text isn't saved. */
export type TextFault =
  | { code: keyof typeof simpleFaults }
  | { code: 'too-many-entries'; most: number }
  | { code: 'too-long'; most: number; length: number }
  | { code: 'word-too-long'; word: string }
  | { code: 'file'; fault: TextFileFault }

/** Tells the operator why a text isn't saved. */
export function describeTextFault(fault: TextFault): string {
  switch (fault.code) {
    case 'too-many-entries':
      return `Please use at most ${fault.most} entries.`
    case 'too-long':
      return `Please use at most ${fault.most} characters: ${fault.length} don't fit on a phone.`
    case 'word-too-long':
      return `“${fault.word}” is too long for one line on a phone.`
    case 'file':
      return `${describeTextFileFault(fault.fault)}.`
    default:
      return simpleFaults[fault.code]
  }
}

/** Tells the author of a text what is wrong with its source, without a full stop at the end. */
export function describeTextFileFault(fault: TextFileFault): string {
  switch (fault.code) {
    case 'no-front-matter':
      return 'begins with a line of three hyphens, lines of "name: value", and another three hyphens'
    case 'invalid-line':
      return `"${fault.line}" is not "name: value"`
    case 'field-twice':
      return `"${fault.field}" appears twice`
    case 'field-missing':
      return `needs "${fault.field}"`
    case 'not-a-day':
      return `"${fault.field}": is a day such as 2026-05-12`
    case 'unknown-fields':
      return `does not know ${fault.fields.map((field) => `"${field}"`).join(', ')}`
    case 'invalid-field':
      return `"${fault.field}": ${fault.message}`
    case 'unknown-placeholder':
      return `does not know ${fault.placeholder}; there are ${fault.known.join(', ')}`
    case 'tag-not-allowed':
      return `<${fault.tag}> isn’t an allowed tag`
    case 'attribute-not-allowed':
      return `<${fault.tag}> has no "${fault.attribute}"`
    case 'address-not-allowed':
      return `<${fault.tag}> leads to "${fault.address}"`
    case 'tag-not-closed':
      return `<${fault.tag}> is not closed`
  }
}
