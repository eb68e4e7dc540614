/** Without characters that are confused when read out or copied by hand: I, L, O, U, 0, 1. */
const SIGNS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
/** 30^8 codes: some 39 bits, in a link that can be typed. */
const LENGTH = 8
const FORM = new RegExp(`^[${SIGNS}]{${LENGTH}}$`)
/** 30^10: a code that is worth money is longer. */
const REWARD_LENGTH = 10

/** A number from 0 up to but not `below`. */
type RandomNumber = (below: number) => number

/** A new code for a referral link. */
export const makeReferralCode = (random: RandomNumber): string => draw(LENGTH, random)

/** A new discount code for a redeemed reward, in the format of parseDiscountCode. */
export const makeRewardCode = (random: RandomNumber): string => `THANKS-${draw(REWARD_LENGTH, random)}`

/** Parses a code from a link or from typing; null if invalid. */
export function parseReferralCode(text: string): string | null {
  const code = text.trim().toUpperCase()
  return FORM.test(code) ? code : null
}

const draw = (length: number, random: RandomNumber): string =>
  Array.from({ length }, () => SIGNS[random(SIGNS.length)] ?? '').join('')
