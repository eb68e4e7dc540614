// What other parts of the shop may use of this one.
export { sweepWebhookEvents } from './take-webhook.ts'
