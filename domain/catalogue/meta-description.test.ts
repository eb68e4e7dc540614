import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convertHtmlToText, MAX_META_DESCRIPTION_LENGTH, writeMetaDescription } from './meta-description.ts'

describe('the text of an HTML description', () => {
  it.each([
    ['<p>Weatherproof vinyl.</p><p>Cut in Niagara.</p>', 'Weatherproof vinyl. Cut in Niagara.'],
    ['Maple<br/>Leaf', 'Maple Leaf'],
    ['<b>bold</b>er', 'bolder'],
    ['12&quot; &times; 4&quot; &amp; up &#8211; &#x1F341;', '12" × 4" & up – 🍁'],
    ['a<script>alert(1)</script>b<style>p{}</style>c<!-- d -->', 'a b c'],
    ['3 < 4 and 5 > 4', '3 < 4 and 5 > 4'],
    ['&bogus; &#0; &#xD800;', '&bogus; &#0; &#xD800;'],
    ['  spaced \n\t out&nbsp; ', 'spaced out'],
    ['unclosed <a href="x', 'unclosed'],
    ['', ''],
  ])('%s reads "%s"', (html, text) => {
    expect(convertHtmlToText(html)).toBe(text)
  })
})

describe('a meta description', () => {
  it('is the whole text if it is short', () => {
    expect(writeMetaDescription('<p>Five-year vinyl.</p>')).toBe('Five-year vinyl.')
  })

  it('is cut at 160 characters', () => {
    expect(writeMetaDescription(`<p>${'a'.repeat(200)}</p>`)).toBe('a'.repeat(160))
  })

  it('is cut before a character rather than within it', () => {
    expect(writeMetaDescription('a'.repeat(159) + '🍁')).toBe('a'.repeat(159))
    expect(writeMetaDescription('a'.repeat(158) + '🇨🇦')).toBe('a'.repeat(158))
  })

  it('is never too long, never ends in half a character or a space', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('a', ' ', '<', 'b', '>', '&', ';', '🍁', '🇨🇦', 'é', '\u0301'),
          maxLength: 400,
        }),
        (html) => {
          const text = writeMetaDescription(html)
          expect(text.length).toBeLessThanOrEqual(MAX_META_DESCRIPTION_LENGTH)
          expect(text).toBe(text.trim())
          expect(text.isWellFormed()).toBe(true)
        },
      ),
    )
  })

  it('parses a hostile description in linear time: quadratic time would exceed the time limit', () => {
    writeMetaDescription('<'.repeat(1_000_000))
    writeMetaDescription('<script'.repeat(100_000))
    writeMetaDescription('&#'.repeat(500_000))
  })
})
