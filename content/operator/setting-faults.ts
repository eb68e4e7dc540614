import type { MailFault } from '../../domain/mails/mail-placeholders.ts'
import type { RewardFault } from '../../domain/reward-points/rewards.ts'
import { describeMailFault } from './mail-faults.ts'
import { describeRewardFault } from './reward-faults.ts'

const formats = {
  email: 'an e-mail address such as hello@example.com',
  phone: 'a phone number with its area code, such as 905-555-0142',
  url: 'an address that begins with https://',
  'tracking-page': 'an address that begins with https:// and contains {number}',
  colour: 'a colour such as #0f6373',
  picture: 'a picture of this shop',
  time: 'a time such as 09:00 or 17:30',
  date: 'a date such as 2026-12-24',
  'postal-code': 'a postal code such as L2R 3M3',
}

const simpleFaults = {
  empty: 'Please fill this in.',
  'not-a-number': 'Please enter a number.',
  'not-a-whole-number': 'Please enter a whole number.',
  'not-an-amount': 'Please enter an amount such as 9.99.',
  'not-in-list': 'Please choose from the list.',
  'nothing-chosen': 'Please choose at least one.',
  'quantity-discounts-not-rising': 'Each row needs more pieces and a higher percentage than the row before.',
  'weights-not-rising': 'Each row needs a higher weight than the row before.',
  'carrier-without-letters': 'Please give each carrier a name that contains letters.',
  'carrier-name-twice': 'Two carriers have the same name. Please use different names.',
  'no-links': 'Please add at least one link.',
  'subcategory-first': 'The first link has to be a category, not a subcategory.',
  'closes-before-opening': 'Please enter a time after the shop opens.',
  'slowest-before-fastest': 'Please enter at least as many days as for the fastest delivery.',
  'more-than-smaller': 'Please enter no more than for the smaller size or quantity.',
  'price-break-not-rising': 'Please enter more signs than for the previous price break.',
  'size-not-rising': 'Please enter more than for the previous size.',
  'level-falling': 'Please enter at least as many as for the previous level.',
  'more-than-closer': 'Please enter no more than for closer destinations.',
  'no-tax-registration': 'Please enter at least one number and its start date, or choose “No tax”.',
  'no-tax-number': 'Please enter the number too.',
  'no-tax-start': 'Please enter the start date too.',
}

export type SettingFormat = keyof typeof formats
export type SimpleSettingFault = { code: keyof typeof simpleFaults }

type RowFault =
  | { code: 'too-many-rows'; most: number }
  | { code: 'incomplete-row'; row: number }
  | { code: 'invalid-cell'; row: number; column: string; fault: SettingFault }
  | { code: 'no-such-tax'; tax: string; province: string }
  | { code: 'tax-rate-twice'; rate: string }
  | { code: 'reward'; fault: RewardFault }

type MenuFault =
  | { code: 'too-many-links' | 'link-text-length'; most: number }
  | { code: 'invalid-link-address' | 'link-under-link'; label: string }
  | { code: 'address-twice'; address: string }

/** Why a setting isn't saved: its value is invalid, or contradicts another setting. */
export type SettingFault =
  | SimpleSettingFault
  | { code: 'wrong-format'; format: SettingFormat }
  | { code: 'too-long'; most: number }
  | { code: 'number-out-of-range'; least: number; most: number }
  | { code: 'too-many-lines' | 'too-many-addresses' | 'too-many-dates'; most: number }
  | { code: 'line-too-long'; most: number }
  | { code: 'not-an-address' | 'not-a-date'; text: string }
  | { code: 'low-contrast'; contrast: number; least: number }
  | { code: 'mail'; fault: MailFault }
  | RowFault
  | MenuFault

/** Tells the operator why a setting isn't saved. */
export function describeSettingFault(fault: SettingFault): string {
  switch (fault.code) {
    case 'wrong-format':
      return `Please enter ${formats[fault.format]}.`
    case 'too-long':
      return `Please use at most ${fault.most} characters.`
    case 'number-out-of-range':
      return `Please enter a number from ${fault.least} to ${fault.most}.`
    case 'too-many-lines':
      return `Please enter at most ${fault.most} lines.`
    case 'too-many-addresses':
      return `Please enter at most ${fault.most} addresses.`
    case 'too-many-dates':
      return `Please enter at most ${fault.most} dates.`
    case 'line-too-long':
      return `Please keep each line under ${fault.most} characters.`
    case 'not-an-address':
      return `“${fault.text}” isn't an e-mail address.`
    case 'not-a-date':
      return `“${fault.text}” isn't a date. Please write dates like 2026-12-24, one per line.`
    case 'low-contrast':
      return `Text is hard to read in these colours: their contrast is ${fault.contrast.toFixed(1)}, and it should be at least ${fault.least}.`
    case 'mail':
      return describeMailFault(fault.fault)
    case 'too-many-rows':
    case 'incomplete-row':
    case 'invalid-cell':
    case 'no-such-tax':
    case 'tax-rate-twice':
    case 'reward':
      return describeRowFault(fault)
    case 'too-many-links':
    case 'link-text-length':
    case 'invalid-link-address':
    case 'link-under-link':
    case 'address-twice':
      return describeMenuFault(fault)
    default:
      return simpleFaults[fault.code]
  }
}

function describeRowFault(fault: RowFault): string {
  switch (fault.code) {
    case 'too-many-rows':
      return `Please keep it to ${fault.most} rows.`
    case 'incomplete-row':
      return `Row ${fault.row}: Please fill in every field.`
    case 'invalid-cell':
      return `Row ${fault.row}: ${fault.column}. ${describeSettingFault(fault.fault)}`
    case 'no-such-tax':
      return `There is no ${fault.tax} in ${fault.province}.`
    case 'tax-rate-twice':
      return `${fault.rate} appears twice.`
    case 'reward':
      return describeRewardFault(fault.fault)
  }
}

function describeMenuFault(fault: MenuFault): string {
  switch (fault.code) {
    case 'too-many-links':
      return `Please keep it to ${fault.most} links.`
    case 'link-text-length':
      return `Please give each link a text of up to ${fault.most} characters.`
    case 'invalid-link-address':
      return `“${fault.label}” needs an address that begins with / or https://.`
    case 'link-under-link':
      return `“${fault.label}” can't be under another link, because this menu has one level.`
    case 'address-twice':
      return `${fault.address} appears twice.`
  }
}
