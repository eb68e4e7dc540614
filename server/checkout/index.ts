// The public interface of this part of the shop.
export { sweepWebhookEvents } from './handle-webhook.ts'
