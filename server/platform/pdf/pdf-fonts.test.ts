import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { withTemporaryFile, describeIfInstalled, runReader } from '../../../tests/setup/readers.ts'
import { embedPdfFonts } from './pdf-fonts.ts'
import { breakIntoLines } from './pdf-text.ts'

async function written(words: string): Promise<{ text: string; fonts: string }> {
  const pdf = await PDFDocument.create({ updateMetadata: false })
  const page = pdf.addPage([400, 400])
  for (const [at, font] of Object.values(await embedPdfFonts(pdf, words)).entries())
    for (const [row, line] of breakIntoLines(words, font, { size: 10, width: 300 }).entries())
      page.drawText(line, { x: 20, y: 350 - 150 * at - 14 * row, size: 10, font })
  return await withTemporaryFile('words.pdf', await pdf.save(), (file) => ({
    text: runReader('pdftotext', ['-raw', file, '-']).replaceAll(/\s+/g, ' ').trim(),
    fonts: runReader('pdffonts', [file]),
  }))
}

describeIfInstalled('pdftotext', 'The words of a PDF as poppler reads them', () => {
  it('are set in Helvetica if it has all characters, and no font is embedded', async () => {
    const words = 'Zoë Œuvre, Šárka “Žofie”: 5 € × 2 – café…'
    const { text, fonts } = await written(words)
    expect(text).toBe(`${words} ${words}`)
    expect(fonts).toContain('Helvetica-Bold')
    expect(fonts).not.toContain('DejaVu')
  })

  it.each(['Łukasz Wiśniewski', 'Đorđe Šćepanović', 'Nguyễn Thị Ánh', 'Ωμέγα', 'Привет, Київ', 'İstanbul'])(
    'are complete, in regular and bold, in %s',
    async (words) => {
      const { text, fonts } = await written(words)
      expect(text).toBe(`${words} ${words}`)
      expect(fonts).toMatch(/DejaVuSans-\d+ .* yes +no +yes/)
      expect(fonts).toMatch(/DejaVuSans-Bold-\d+ .* yes +no +yes/)
      expect(fonts).not.toContain('Helvetica')
    },
  )

  it('have a question mark for a character that no font has, and combine letters with their accents', async () => {
    expect((await written('Cafe\u0301 Łódź 漢')).text).toBe('Café Łódź ? Café Łódź ?')
  })
})
