import { expect, it } from 'vitest'
import { cheatSheet } from '../../../../content/landing/material-cheat-sheet.ts'
import { adhesives, comparison, rules } from '../../../../content/landing/material-facts.ts'
import { adviseMaterial, places, surfaces, terms } from '../../../../domain/materials/adviser.ts'
import { asFile, describeWith, runReader } from '../../../../tests/setup/readers.ts'
import { materialCheatSheet } from './material-cheat-sheet.ts'

describeWith('pdftotext', 'the material cheat sheet', () => {
  it('is one Letter page with every rule, both films, each adhesive and each step', async () => {
    await asFile('sheet.pdf', await materialCheatSheet(), (file) => {
      expect(runReader('pdfinfo', [file])).toMatch(/Pages: +1\n[\s\S]*letter/)
      const words = runReader('pdftotext', [file, '-']).replaceAll(/\s+/g, ' ')
      for (const { when } of rules) expect(words).toContain(when)
      for (const { title, figure } of adhesives)
        expect(words).toContain(`${title}, ${figure} ${cheatSheet.per}`)
      for (const step of cheatSheet.steps) expect(words).toContain(step)
      for (const [name] of comparison.rows) expect(words).toContain(name)
    })
  })
})

it('the cheat sheet answers as the guide does', () => {
  for (const place of places)
    for (const term of terms)
      for (const surface of surfaces) {
        const { rule, film, adhesive } = adviseMaterial({ place, term, surface })
        expect(cheatSheet.answers[rule - 1]?.title.toLowerCase()).toBe(`${film} vinyl, ${adhesive} adhesive`)
      }
})
