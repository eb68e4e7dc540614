// Other parts of the server may import only this file of the folder.
export { recordConsent, subscribeToNewsletter } from './subscribe.ts'
export { sweepNewsletter } from './sweep-newsletter.ts'
