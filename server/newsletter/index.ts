// The public interface of this part of the shop.
export { noteConsent, subscribe } from './subscribe.ts'
export { sweepNewsletter } from './sweep-newsletter.ts'
