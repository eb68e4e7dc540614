import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { toOptions } from './options.ts'
import { SelectField } from './select-field.tsx'

const options = toOptions({ matte: 'Matte', gloss: 'Gloss' })
const html = (props: { hint?: string; error?: string }): string =>
  renderToStaticMarkup(createElement(SelectField, { id: 'finish', label: 'Finish', options, ...props }))

describe('a select field', () => {
  it('is named by its label', () => {
    expect(html({})).toContain('<label for="finish"')
    expect(html({})).not.toContain('aria-describedby')
  })

  it('is described by its hint', () => {
    expect(html({ hint: 'Matte hides scratches' })).toMatch(
      /aria-describedby="finish-note".*id="finish-note"[^>]*>Matte hides scratches</,
    )
  })

  it('is invalid with an error, which replaces the hint', () => {
    const wrong = html({ hint: 'Matte hides scratches', error: 'Choose a finish' })
    expect(wrong).toContain('aria-invalid="true"')
    expect(wrong).toMatch(/id="finish-note"[^>]*>Choose a finish</)
    expect(wrong).not.toContain('Matte hides scratches')
  })

  it('lists the options in the order of their table', () => {
    expect(html({})).toMatch(/value="matte">Matte<.*value="gloss">Gloss</)
  })
})
