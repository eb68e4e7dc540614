/** The usual advice to a customer who names a trademark, by the kind of trademark. */
const adviceOnMarks = {
  'makers-mark': 'Ask for the vehicle itself instead, such as “lifted pickup truck”',
  team: 'Ask for the sport instead, such as “hockey sticks and a maple leaf”',
  brand: 'Describe your own idea',
}

/**
 * Why the shop refuses to make a design. `advice` is the text that an operator entered for a refused term; null if the operator entered
 * none.
 */
type DesignRefusal =
  | { reason: 'blank' | 'code-without-text' }
  | { reason: 'too-long'; of: 'prompt'; most: number }
  | { reason: 'too-long'; of: 'lettering' }
  | { reason: 'unknown-motif'; motif: string }
  | { reason: 'unsettable-sign'; word: string }
  | { reason: 'unwelcome'; advice: string | null }
  | { reason: 'brand'; kind: keyof typeof adviceOnMarks; word: string; advice: string | null }
  /**
   * The engine can't draw what the customer asked for. `word` is the refused term. It is null if no term was refused, but no layout has
   * room for everything that the customer asked for.
   */
  | { reason: 'not-drawn'; word: string; advice: string | null }
  | { reason: 'not-drawn'; word: null }

/** Tells a customer why no decal is drawn from a description or lettering, and what to do instead. */
export function describeDesignRefusal(refusal: DesignRefusal): string {
  switch (refusal.reason) {
    case 'blank':
      return 'Tell us in a few words what your decal should show or say.'
    case 'code-without-text':
      return 'Which web address or text should the QR code open? Please add it to your description.'
    case 'too-long':
      return refusal.of === 'prompt'
        ? `Please describe your decal in at most ${refusal.most} characters.`
        : 'That’s too much text for a decal. Please keep it to about 80 characters, with no word longer than 28.'
    case 'unknown-motif':
      return `${refusal.motif} isn't in any of the icon sets.`
    case 'unsettable-sign':
      return `Our typefaces have no “${refusal.word}” (U+${formatCodePoint(refusal.word)}). They cover English and French. For other scripts, please upload your artwork.`
    case 'unwelcome':
      return `We don't make decals with words that hurt people. ${toSentence(refusal.advice ?? 'Please try other words')}`
    case 'brand':
      return `“${refusal.word}” is a trademark, so we can't make it. ${(refusal.advice ?? adviceOnMarks[refusal.kind]).replace(/[.!]$/, '')}, or upload artwork that you have the rights to.`
    case 'not-drawn':
      if (refusal.word === null)
        return 'We can’t draw this as it’s written. Please describe your decal in other words.'
      return `We don't draw “${refusal.word}”. ${toSentence(refusal.advice ?? 'If it’s part of a name, put the name in quotation marks and we’ll set it as lettering')}`
  }
}

/** Says why a motif that a visitor chose isn't drawn. */
export const motifRefusalMessages = {
  banned: 'We don’t draw this picture.',
  unknown: 'There is no such picture.',
}

const formatCodePoint = (character: string): string =>
  (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')

const toSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
