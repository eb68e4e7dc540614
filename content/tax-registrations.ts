import { listChargedRegistrations, type TaxAccount } from '../domain/checkout/tax-registrations.ts'

const accountNames = {
  'GST/HST': 'GST/HST',
  QST: 'QST',
  'PST-BC': 'BC PST',
  'PST-SK': 'Saskatchewan PST',
  'RST-MB': 'Manitoba RST',
} satisfies Record<TaxAccount, string>

/** Formats the shop's registration numbers for the taxes on a receipt. Business customers need these numbers to claim the taxes back. */
export const formatRegistrationLines = (...charged: Parameters<typeof listChargedRegistrations>): string[] =>
  listChargedRegistrations(...charged).map(
    ({ account, number }) => `${accountNames[account]} registration ${number}`,
  )
