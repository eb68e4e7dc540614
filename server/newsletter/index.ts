// What other parts of the shop may use of this one.
export { noteConsent, subscribe } from './subscribe.ts'
export { sweepNewsletter } from './sweep-newsletter.ts'
