import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { RetryRequest } from '../../../contract/checkout-page.ts'
import { MessagePageView } from './private-message.tsx'

const show = (again?: RetryRequest) =>
  renderToStaticMarkup(
    <MessagePageView
      message={{
        kind: 'message',
        tone: 'error',
        title: 'The checkout is unavailable for a moment',
        text: 'You have not been charged.',
        links: [{ label: 'Continue Shopping', path: '/shop' }],
        ...(again && { again }),
      }}
    />,
  )

test('one button sends the typed values again, without scripts', () => {
  const shown = show({ path: '/checkout/secret', fields: [{ name: 'city', value: 'St. "C" <s>' }] })
  expect(shown).toContain('<form action="/checkout/secret" method="post">')
  expect(shown).toContain(
    '<input type="hidden" name="city" value="St. &quot;C&quot; &lt;s&gt;"/><button type="submit"',
  )
  expect(shown.match(/bg-maple text-paper/g)).toHaveLength(1)
})

test('a link opens the address again', () => {
  expect(show({ path: '/orders/secret', fields: null })).toContain('<a href="/orders/secret"')
  expect(show()).not.toContain('Try again')
})
