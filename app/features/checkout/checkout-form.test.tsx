import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { shopFacts } from '../../../content/shop.ts'
import type { CheckoutForm as Form } from '../../../contract/checkout-page.ts'
import { CheckoutForm } from './checkout-form.tsx'

const FIELDS = [
  ['email', 'E-mail'],
  ['phone', 'Phone'],
  ['delivery', 'Delivery'],
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['company', 'Company'],
  ['country', 'Country'],
  ['address1', 'Street address'],
  ['address2', 'Apartment, unit'],
  ['city', 'City'],
  ['postalCode', 'Postal or ZIP code'],
  ['province', 'Province or state'],
  ['note', 'Order note'],
  ['discountCode', 'Discount code'],
] as const

const form: Form = {
  kind: 'form',
  token: 'secret',
  fields: {},
  errors: {},
  lines: [],
  amounts: {
    subtotalCents: 499,
    discountCents: 0,
    discountLabel: null,
    shipping: null,
    taxes: [],
    totalCents: null,
    currency: 'CAD',
  },
  deliveries: [{ value: 'ship', title: 'Ship to my address', note: '' }],
  notice: null,
  suggestions: [],
  payment: 'demo',
  isRemembered: false,
}
const notice = { tone: 'error' as const, title: 'Please check your details', text: '' }
const htmlOf = (change: Partial<Form>) => renderToStaticMarkup(<CheckoutForm form={{ ...form, ...change }} />)
const summaryPartOf = (html: string) =>
  /<section aria-label="Order summary"[^]*?<\/section>/.exec(html)?.[0] ?? ''
const summaryOf = (html: string) => /<div id="notice"[^]*?<\/ul>/.exec(html)?.[0] ?? ''

test('errors are listed above the form in the order of the page, each with a link to its field', () => {
  const errors = Object.fromEntries(FIELDS.map(([name]) => [name, `Wrong ${name}.`]))
  const html = htmlOf({ errors, notice })
  const listed = [...summaryOf(html).matchAll(/href="#([^"]+)"[^>]*>([^<]+)<\/a>: ([^<]+)</g)]
  expect(listed.map(([, , label, words]) => [label, words])).toEqual(
    FIELDS.map(([name, label]) => [label, `Wrong ${name}.`]),
  )
  for (const [, id] of listed)
    expect(html.match(new RegExp(`<(?:input|select|textarea)[^>]* id="${id}"`, 'g'))).toHaveLength(1)
})

test('accepted cards are shown with logo and name, beside a contact for questions', () => {
  const html = htmlOf({ payment: 'stripe' })
  for (const name of ['Visa', 'Mastercard', 'American Express'])
    expect(html).toMatch(new RegExp(`${name}</span><svg`))
  expect(summaryPartOf(html)).toContain(shopFacts.phoneLink)
  expect(htmlOf({ payment: 'demo' })).not.toContain('Visa')
})

test('the list of errors has the focus when the page opens, even without scripts', () => {
  expect(summaryOf(htmlOf({ errors: { email: 'Wrong.' }, notice }))).toMatch(
    /^<div id="notice" role="alert" tabindex="-1" autofocus=""/,
  )
  expect(htmlOf({})).not.toContain('autofocus')
})

test('a wrong discount code is reported at the place that "Apply" returns to', () => {
  const html = htmlOf({ errors: { discountCode: 'We don’t recognize this discount code.' }, notice })
  const totals =
    /<fieldset id="totals"[^>]*aria-describedby="([^"]+)"[^>]*tabindex="-1"[^]*<\/fieldset>/.exec(html)
  expect(totals?.[0]).toContain(`<p id="${totals?.[1]}"`)
  expect(totals?.[0]).toContain('We don’t recognize this discount code.')
})
