/** Error messages that several parts of the shop share. */
export const refusalMessages = {
  noRoom: "We can't take uploads right now. Please try again later.",
  storeAway: "We can't save files right now. Please try again in a few minutes.",
  tooManyFields: 'That form has too many fields.',
  tooFine: 'The lines are too fine to hold up at this size. Please choose a bigger size or a shorter text.',
  pricedWhole: 'The price is for this exact quantity. To change it, go to the item’s own page.',
}
