/** The message for a shopper who requested more than is in stock. */
export const describeRemainingStock = (pieces: number): string =>
  pieces === 1 ? "Only 1 left, and it's in your cart." : `Only ${pieces} left, and they’re all in your cart.`
