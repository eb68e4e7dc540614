import { expect, it } from 'vitest'
import { prePressChecklistCopy as words } from '../../../../content/landing/pre-press-checklist.ts'
import { withTemporaryFile, describeIfInstalled, runReader } from '../../../../tests/setup/readers.ts'
import { writePrePressChecklist } from './pre-press-checklist.ts'

describeIfInstalled('pdftotext', 'the pre-press checklist', () => {
  it('has all its points on two pages of Letter paper', async () => {
    const text = await withTemporaryFile('checklist.pdf', await writePrePressChecklist(), (file) => {
      expect(runReader('pdfinfo', [file])).toMatch(
        /Pages:\s+2\nEncrypted:\s+no\nPage size:\s+612 x 792 pts \(letter\)/,
      )
      return runReader('pdftotext', ['-raw', file, '-']).replaceAll(/\s+/g, ' ')
    })
    for (const { title, points } of words.groups) {
      expect(text).toContain(title)
      for (const point of points) expect(text).toContain(point)
    }
  })
})
