import type { Problem } from '../../../contract/problem.ts'
import type { RefusalCode } from '../../../contract/refusals.ts'

/**
 * A message for the visitor, or a function that builds the message from the field's name. With null, the visitor sees the server's own
 * message, which can name the refused word, character or file.
 */
type MessageText = string | null | ((field: string) => string)

/** Returns the name of a lettering line for messages. The field "words.2" is called "Line 3". */
const lineNamed = (field: string): string => {
  const place = /^words\.(\d+)$/.exec(field)?.[1]
  return place === undefined ? 'A line' : `Line ${Number(place) + 1}`
}

const FIELD_NAMES: Readonly<Record<string, string>> = {
  prompt: 'Please describe your decal in up to 500 characters.',
  interests: 'Please tell us what to show on the decal, in up to 300 characters.',
  colors: 'Please name the colours in up to 200 characters.',
  customRequests: 'Please keep the special requests to 300 characters.',
  widthMm: 'Please choose a width from 20 to 1,200 mm.',
  quantity: 'Please choose from 1 to 5,000 pieces.',
}

function badBody(field: string): string {
  if (field.startsWith('words'))
    return `${lineNamed(field)} doesn't fit: a decal can have up to 4 lines of up to 28 characters.`
  return FIELD_NAMES[field] ?? "Something you entered doesn't look right. Please check it and try again."
}

function badDesign(field: string): string {
  if (field === 'words') return 'This layout needs text. Please add at least one line.'
  if (field.startsWith('words'))
    return `${lineNamed(field)} contains a character our fonts don’t support. They cover English and French.`
  if (field === 'motif') return 'This layout needs a picture. Choose one first, or choose another layout.'
  return "We can't draw this combination. Please choose another layout or picture."
}

const REFUSAL_MESSAGES: Readonly<Record<RefusalCode, MessageText>> = {
  blank: null,
  'code-without-text': null,
  'too-long': null,
  'unsettable-sign': null,
  unwelcome: null,
  brand: null,
  'not-drawn': null,
  'bad-design': badDesign,
  'unknown-motif': 'This picture is no longer available. Please choose another one.',
  'invalid-body': badBody,
  'engine-busy': "We're drawing a lot of designs right now. Please try again in a few seconds.",
  'too-complex': null,
  'no-area': "There's nothing to cut around. Please choose another picture or more lettering.",
  'too-small': "At this size, there's nothing left between the cut lines. Please choose a bigger size.",
  'too-large': null,
  'bad-offset': 'The cut line can run 1 to 10 mm outside the artwork. Please choose a border in between.',
  'size-out-of-range': 'Each side of a decal has to be 20 to 1,300 mm. Please choose another size.',
  'quantity-out-of-range': FIELD_NAMES['quantity'] ?? null,
  empty: null,
  'unknown-type': null,
  heic: null,
  psd: null,
  'ai-without-pdf': null,
  postscript: null,
  damaged: null,
  encrypted: null,
  'too-many-pixels': null,
  'nested-forms': null,
  'text-not-outlined': null,
  'no-such-page': null,
  'cut-out-unfit': null,
  'too-slow': null,
  'quota-reached':
    'You already have 30 files or 150 MB here. Delete some in My Designs, then upload this one again.',
  'no-room': null,
  'not-enough-credits': "You don't have enough credits for this. Drawing with our own designer is free.",
  'image-model-failed':
    'The image model returned no picture. Your credits are back, and you can try again or draw for free.',
  'image-model-off': 'The image model is turned off right now. Drawing with our own designer is free.',
  'idempotency-key-in-use': 'This picture is still being drawn. Please wait a moment.',
  'idempotency-key-reused': "This request doesn't match an earlier one. Please try again.",
  'too-many-requests': null,
  'not-found': "We can't find this design. It may have been deleted, or belong to another browser.",
  'database-away': 'The shop will be back in a moment. Please try again. Nothing is lost.',
}

const isKnown = (code: string | undefined): code is RefusalCode =>
  code !== undefined && Object.hasOwn(REFUSAL_MESSAGES, code)

/** Explains a refusal in a sentence; null if there is no explanation. */
export function findRefusalMessage({
  code,
  detail,
  field,
}: {
  code: string | undefined
  detail: Problem['detail']
  field: string | undefined
}): string | null {
  const words = isKnown(code) ? REFUSAL_MESSAGES[code] : null
  return (typeof words === 'function' ? words(field ?? '') : words) ?? detail ?? null
}
