/**
 * The characters of a code. I, L, O, U, 0 and 1 are missing, because they are easily confused when a code is read aloud or copied by hand.
 */
const CHARACTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
/**
 * The length of a referral code. With 30^8 possible codes (about 39 bits), codes are hard to guess. The link is still short enough to type.
 */
const CODE_LENGTH = 8
const CODE_FORMAT = new RegExp(`^[${CHARACTERS}]{${CODE_LENGTH}}$`)
/**
 * The length of a reward code. A reward code is worth money, so it must be harder to guess than a referral code: there are 30^10 possible
 * codes.
 */
const REWARD_LENGTH = 10

/** Returns a random whole number from 0 up to, but not including, `below`. */
type RandomNumber = (below: number) => number

/** Creates the code of a referral link. */
export const makeReferralCode = (random: RandomNumber): string => draw(CODE_LENGTH, random)

/** Creates a discount code for a redeemed reward, in the format of parseDiscountCode. */
export const makeRewardCode = (random: RandomNumber): string => `THANKS-${draw(REWARD_LENGTH, random)}`

/** Parses a code from a link or from a form; null if it is invalid. */
export function parseReferralCode(text: string): string | null {
  const code = text.trim().toUpperCase()
  return CODE_FORMAT.test(code) ? code : null
}

const draw = (length: number, random: RandomNumber): string =>
  Array.from({ length }, () => CHARACTERS[random(CHARACTERS.length)] ?? '').join('')
