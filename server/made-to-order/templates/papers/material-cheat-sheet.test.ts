import { expect, it } from 'vitest'
import { materialCheatSheetCopy } from '../../../../content/landing/material-cheat-sheet.ts'
import { adhesiveFacts, vinylComparison, adviserRules } from '../../../../content/landing/material-facts.ts'
import {
  adviseMaterial,
  decalPlaces,
  decalSurfaces,
  decalTerms,
} from '../../../../domain/materials/adviser.ts'
import { withTemporaryFile, describeIfInstalled, runReader } from '../../../../tests/setup/readers.ts'
import { writeMaterialCheatSheet } from './material-cheat-sheet.ts'

describeIfInstalled('pdftotext', 'the material cheat sheet', () => {
  it('is one Letter page with every rule, both films, each adhesive and each step', async () => {
    await withTemporaryFile('sheet.pdf', await writeMaterialCheatSheet(), (file) => {
      expect(runReader('pdfinfo', [file])).toMatch(/Pages: +1\n[\s\S]*letter/)
      const words = runReader('pdftotext', [file, '-']).replaceAll(/\s+/g, ' ')
      for (const { when } of adviserRules) expect(words).toContain(when)
      for (const { title, figure } of adhesiveFacts)
        expect(words).toContain(`${title}, ${figure} ${materialCheatSheetCopy.per}`)
      for (const step of materialCheatSheetCopy.steps) expect(words).toContain(step)
      for (const [name] of vinylComparison.rows) expect(words).toContain(name)
    })
  })
})

it('the cheat sheet gives the same answers as the guide', () => {
  for (const place of decalPlaces)
    for (const term of decalTerms)
      for (const surface of decalSurfaces) {
        const { rule, film, adhesive } = adviseMaterial({ place, term, surface })
        expect(materialCheatSheetCopy.answers[rule - 1]?.title.toLowerCase()).toBe(
          `${film} vinyl, ${adhesive} adhesive`,
        )
      }
})
