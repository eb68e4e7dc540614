import type { MissingFileCause } from '../domain/production/missing-files.ts'
import { findCalculator } from './landing/calculators.ts'

/**
 * Tells staff why a job has no production file, and what to do. Early versions of the shop stored the text itself with the job. Such a text
 * is returned unchanged.
 */
export const describeMissingFile = (missing: { message: string } | { cause: MissingFileCause }): string =>
  'message' in missing ? missing.message : describeCause(missing.cause)

function describeCause(cause: MissingFileCause): string {
  switch (cause.kind) {
    case 'invalid-making':
      return 'The product’s decal making column isn’t valid.'
    case 'instruction':
      return cause.text
    case 'from-stock':
      return 'Pick from stock: nothing is printed or cut.'
    case 'buyers-artwork':
      return 'Made from the buyer’s own artwork: ask for it, then make a custom decal from it.'
    case 'other-machine':
      return 'Made on another machine, from its own files.'
    case 'no-product':
      return 'The product is no longer in the catalogue.'
    case 'no-design':
      return 'The product has no design that we can draw.'
    case 'undrawable-design':
      return 'The product’s design can’t be drawn.'
    case 'no-size':
      return 'The size of one piece is missing.'
    case 'no-material':
      return 'The material is missing.'
    case 'unknown-material':
      return `The print room has no film for "${cause.material}".`
    case 'no-colour':
      return 'The film’s colour is missing.'
    case 'option':
      return `The artwork for "${cause.name}: ${cause.value}" has to be made.`
    case 'both-sides':
      return `One for each side: make a ${cause.mirrored.toLowerCase()} one and its opposite in this size, from their own files.`
    case 'designer-wanted':
      return 'The buyer asked to be contacted by a designer: write to them about text and artwork before anything is made.'
    case 'request':
      return 'The buyer left a request that you have to add by hand.'
    case 'empty-text':
      return `The buyer left "${cause.label}" empty: ask them for it.`
    case 'calculated-item':
      return findCalculator(cause.calculator)?.needs ?? 'Ask the customer for the artwork.'
    case 'attached-artwork':
      return `The customer attached artwork: ${cause.name}.`
    case 'undesigned-banner':
      return 'We design this banner: it’s printed from the approved version.'
    case 'proof-first':
      return 'Send the customer a proof first: the item is made from the approved version.'
    case 'design-cancelled':
      return 'The design was cancelled. Ask the customer what to print.'
    case 'version-without-item':
      return `Version ${cause.version} is approved, but the item it was made for is gone. Print the version’s file by hand.`
  }
}
