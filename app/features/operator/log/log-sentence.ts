import type { LogEntry } from '../../../../contract/operator/log.ts'

export type LogSentence = {
  /** The action, as the text before the name of the changed thing: "moved order". */
  verb: string
  /** The name of the changed thing. */
  name: string
  /** The text after the name, such as ": Paid → In production"; may be empty. */
  rest: string
}

/** The noun for each kind of thing, which precedes its name in a sentence. */
const NOUN_OF_SUBJECT: Readonly<Record<string, string>> = {
  catalogue: 'the catalogue by',
  customer: 'the data of',
  design: 'design request',
  code: 'discount code',
  product: 'product',
  'sample shop': 'the sample shop',
  'screened word': 'the refused word',
  setting: 'the setting',
  text: 'the text',
}

/** The verb of each change that is described completely by a verb and the name of the changed thing. */
const VERB_OF_CHANGE: Readonly<Record<string, string>> = {
  Answered: 'answered',
  'Answer taken away': 'removed the answer to',
  Cancelled: 'cancelled',
  changed: 'changed',
  'Data deleted': 'deleted',
  'Data exported': 'exported',
  'File attached': 'attached a file to',
  'File removed': 'removed a file from',
  Hidden: 'hid',
  'Marked as answered': 'marked as answered:',
  'Moved in': 'added',
  'Note changed': 'changed the note of',
  Published: 'published',
  Removed: 'removed',
  'Replied by e-mail': 'replied by e-mail to',
  'Switched off': 'turned off',
  'taken off the shop': 'took off the shop:',
  'Tried again': 'retried',
  written: 'wrote',
}

/**
 * Changes whose sentence continues after the name of the changed thing. `joint` is the text between the name and the rest of the sentence.
 */
const OPENINGS: readonly { pattern: RegExp; verb: string; joint: string }[] = [
  { pattern: /^Made: /, verb: 'created', joint: ': ' },
  { pattern: /^Added: /, verb: 'added', joint: ': ' },
  { pattern: /^Added (?=with |by )/, verb: 'added', joint: ' ' },
  { pattern: /^Moved out: /, verb: 'removed', joint: ': ' },
  { pattern: /^CSV: /, verb: 'changed', joint: ': ' },
]

/** Turns an entry of the log into a sentence. The author's name precedes it: "Ada" "moved order ND-10541: Paid → In production". */
export function composeLogSentence({ subject, subjectId, change }: LogEntry): LogSentence {
  const noun = NOUN_OF_SUBJECT[subject] ?? subject
  const whole = VERB_OF_CHANGE[change]
  if (whole !== undefined) return { verb: `${whole} ${noun}`, name: subjectId, rest: '' }
  const opening = OPENINGS.find(({ pattern }) => pattern.test(change))
  if (opening) {
    const { pattern, verb, joint } = opening
    return { verb: `${verb} ${noun}`, name: subjectId, rest: `${joint}${change.replace(pattern, '')}` }
  }
  const version = /^Version (\d+) proposed$/.exec(change)?.[1]
  if (version !== undefined)
    return { verb: `proposed version ${version} of ${noun}`, name: subjectId, rest: '' }
  const isMove = (subject === 'order' || subject === 'job') && change.includes(' → ')
  const verb = isMove ? 'moved' : subject === 'setting' ? 'changed' : 'updated'
  return { verb: `${verb} ${noun}`, name: subjectId, rest: `: ${change}` }
}
