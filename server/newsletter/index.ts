// The public interface of this part of the shop.
export { recordConsent, subscribe } from './subscribe.ts'
export { sweepNewsletter } from './sweep-newsletter.ts'
