/** Characters of a code. I, L, O, U, 0 and 1 are left out, because they get confused when read aloud or copied by hand. */
const CHARACTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
/** The length of a referral code. 30^8 codes, or about 39 bits, are hard to guess, and the link is short enough to type. */
const LENGTH = 8
const FORM = new RegExp(`^[${CHARACTERS}]{${LENGTH}}$`)
/** The length of a reward code. 30^10 codes are harder to guess than referral codes, because a reward code is worth money. */
const REWARD_LENGTH = 10

/** Returns a random whole number from 0 to `below` - 1. */
type RandomNumber = (below: number) => number

/** Creates the code of a referral link. */
export const makeReferralCode = (random: RandomNumber): string => draw(LENGTH, random)

/** Creates a discount code for a redeemed reward, in the format of parseDiscountCode. */
export const makeRewardCode = (random: RandomNumber): string => `THANKS-${draw(REWARD_LENGTH, random)}`

/** Parses a code from a link, or as someone typed it; null if invalid. */
export function parseReferralCode(text: string): string | null {
  const code = text.trim().toUpperCase()
  return FORM.test(code) ? code : null
}

const draw = (length: number, random: RandomNumber): string =>
  Array.from({ length }, () => CHARACTERS[random(CHARACTERS.length)] ?? '').join('')
