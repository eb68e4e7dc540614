import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContactForm } from './contact-form.tsx'

const fields = { name: '', email: 'kim@b', phone: '', orderNumber: '', topic: 'question', message: 'Hi' }
const errors = { message: 'More, please.', email: 'No address.' }

test('a rejected message lists its errors above the form, focused, each with a link to its field', () => {
  const html = renderToStaticMarkup(
    <ContactForm form={{ kind: 'form', fields, errors, problem: 'incomplete', formKey: 'key' }} />,
  )
  expect(html).toMatch(/role="alert" tabindex="-1" autofocus=""/)
  const listed = [...html.matchAll(/href="#([^"]+)"[^>]*>([^<]+)<\/a>: ([^<]+)</g)]
  expect(listed.map(([, ...told]) => told)).toEqual([
    ['email', 'E-mail', 'No address.'],
    ['message', 'Your message', 'More, please.'],
  ])
  for (const [, id] of listed) expect(html).toMatch(new RegExp(`<(?:input|textarea)[^>]* id="${id}"`))
})
