import { DEFAULT_STAFF_MAILS } from './default-staff-mails.ts'

const ORDER_PAGE = `Anyone with this link can open your order page, so please keep it private:
[Your order page]({order page})`

const BANK = 'It can take your bank a few days to show it on your statement.'

/**
 * The texts of e-mails to customers and staff. The first line is the subject. Empty lines separate paragraphs. Placeholders are in braces
 * (domain/mails/mail-placeholders.ts). E-mails about an order contain no advertising.
 */
export type MailSettings = typeof DEFAULT_MAILS

/** Only the server uses these texts, so they aren't sent to browsers. */
export const DEFAULT_MAILS = {
  staffMails: DEFAULT_STAFF_MAILS,
  orderMails: {
    confirmation: `Your order {number} at {shop}

Hello {name},

Thank you for your order {number}, placed {day}. We've received your payment.

{items}

{amounts}

{delivery}

{downloads}

Your order note:
{note}

${ORDER_PAGE}

Lost the link? Track your order with its number and your {track with}:
[Track your order]({tracking page})

Something isn't right? [Our returns page]({returns page}) explains what to do.`,
    inProof: `Order {number}: your proof comes first

Hello {name},

We're preparing the proof for your order {number}. We'll e-mail you each version to check, and we'll start printing once you approve one.

${ORDER_PAGE}`,
    proofReady: `Version {version} of your design is ready, order {number}

Hello {name},

Version {version} of "{item}" is ready. Please check it, then approve it or tell us what to change:
[Your proof]({proof page})

We'll print it once you approve it.`,
    approved: `Order {number}: proof approved

Hello {name},

The proof for your order {number} is approved. Printing is next.

${ORDER_PAGE}`,
    inProduction: `Order {number} is in production

Hello {name},

We're printing and cutting your order {number}.

${ORDER_PAGE}`,
    shipped: `Order {number} is on its way

Hello {name},

Your order {number} has left our shop.

{parcel}

${ORDER_PAGE}`,
    readyForPickup: `Order {number} is ready for pickup

Hello {name},

Your order {number} is ready for pickup.

{pickup}

${ORDER_PAGE}`,
    done: `Order {number} is complete

Hello {name},

Your order {number} should be with you by now. If anything is missing or wrong, reply to this e-mail and we'll make it right.

${ORDER_PAGE}`,
    cancelled: `Order {number} is cancelled

Hello {name},

We've cancelled your order {number}. Nothing will be sent.

{reason}

{amount} goes back to the card you paid with. ${BANK}

${ORDER_PAGE}`,
    refunded: `Order {number} has been refunded

Hello {name},

We've refunded your order {number} in full.

{reason}

{amount} goes back to the card you paid with. ${BANK}

${ORDER_PAGE}`,
    partRefund: `Refund for order {number}

Hello {name},

We're refunding {amount} for your order {number}.

{reason}

${BANK}

${ORDER_PAGE}`,
    paymentRefunded: `Your payment to {shop} was refunded

Hello {name},

Your payment of {amount} reached us after the time to pay had run out, so we couldn't place your order.

We've refunded it in full. ${BANK}

Sorry for the trouble. If you still want your decals, your cart is just as you left it.`,
    review: `Your order {number} at {shop}: how did it turn out?

Hello {name},

You ordered from us on {day}:

{products}

If you like, tell other shoppers how it turned out, good or bad. Anyone with this link can open your review page:
[Your review page]({review page})

Is something wrong with your order? Reply to this e-mail or call us, and we'll make it right.

This is the only review e-mail you'll get for this order.`,
  },
  customerMails: {
    quote: `Quote {number}: {item}

{item}: {description}

{price} plus tax and shipping. Price good until {day}.

[View, print or order it]({quote page})

You're getting this one e-mail because someone asked for it on our quote page.`,
    newsletterConfirm: `Please confirm your subscription

Someone, hopefully you, asked for our newsletter at this address. To confirm, open this page:
[Confirm your subscription]({confirm page})

If it wasn't you, just ignore this e-mail: we only send the newsletter once it's confirmed.`,
    newsletterWelcome: `You're subscribed to our newsletter

Thanks for confirming. About twice a month, we'll send you new designs, items back in stock and one tip from the cutting table.

You can [unsubscribe]({unsubscribe page}) at any time.`,
    stockConfirm: `Please confirm: e-mail me when {item} is back

Someone, hopefully you, asked us to e-mail this address when {item} is back in stock. To confirm, open this page:
[Confirm your address]({confirm page})

If it wasn't you, just ignore this e-mail: unconfirmed addresses are deleted after {days}.

You can [cancel]({unsubscribe page}) at any time, which deletes your address right away.`,
    backInStock: `Back in stock: {item}

You asked us to tell you: {item} is back in stock. Order it while it's there:
[See it in the shop]({product page})

This is the only e-mail you'll get about it, because we've deleted your address. [Check that it's deleted]({unsubscribe page}).`,
    sample: `Your free cut file

Hello {name},

Here's the file set you asked for: SVG, DXF, EPS, layered PDF, PNG and the personal licence, one by one or as a ZIP. The link works for {days}.
[Get your files]({download page})

You're getting this e-mail because someone asked for the free file with this address. If it wasn't you, just ignore it: we won't send anything else.`,
    messageCopy: `Your message to {shop} ({reference})

Thanks for writing to us. Here's a copy of your message. Your reference is {reference}.

{message}

If you didn't write this, someone entered your address by mistake. Please ignore this e-mail.`,
    messageAnswer: `Our answer to your message ({reference})

Hello {name},

{answer}

You wrote:
{message}`,
    questionAnswer: `Your question about {item}

Hello {name},

You asked us about {item}:

{question}

Our answer:
{answer}

It's also on [the product page]({product page}).

We used your address only for this answer, and we've deleted it.`,
    creditReceipt: `Your receipt for {credits} design credits

Thank you for buying {credits} design credits on {day}. They're in your account. This is receipt {number}:

{amounts}

Your credits never expire. You can use them in the browser you bought them in, and on every device where you open your account.

To print or file:
[Your receipt]({receipt page})

What you agreed to: [terms of service]({terms page}).

Questions, or something wrong with this purchase? Write to us at {email}.`,
  },
}
