import type { APIRequestContext, Page } from '@playwright/test'
import { jobListSchema, type JobView, nestSchema } from '../../contract/job.ts'
import { drawRoundMark } from '../fixtures/artwork-files.ts'
import { niagaraBuyer } from '../fixtures/buyer.ts'
import { signInAsOperator } from '../fixtures/operator.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { CheckoutPage } from '../pages/checkout-page.ts'
import { DesignPage } from '../pages/design-page.ts'
import { ProductPage } from '../pages/product-page.ts'
import { withTemporaryFile, isReaderInstalled, runReader, separatePlates } from '../setup/readers.ts'

const ROLL_MM = 320
const MM_PER_POINT = 25.4 / 72

test('an order is produced: a ticket per job, files for press and cutter, and a roll with all of them', async ({
  page,
  baseURL,
  openOtherBrowser,
}) => {
  // Making four decals from a prompt to a file takes long on a busy machine.
  test.setTimeout(300_000)
  const wolf = new ProductPage(page)
  await wolf.open('niagara-wolf-badge')
  await wolf.choice('10 in').click()
  await expect((await wolf.addToCart()).lines).toHaveCount(1)
  const plate = new ProductPage(page)
  await plate.open('fleet-unit-numbers')
  await plate.choice('Blue').click()
  await page.getByRole('textbox', { name: 'Unit number' }).fill('38')
  await expect((await plate.addToCart()).lines).toHaveCount(2)
  const number = await orderWithDesigns(page)

  const { request } = await openOtherBrowser()
  await signInAsOperator(request, baseURL ?? '')
  const [printed, film, generated, uploaded] = await jobsOf(request, number)
  if (!printed || !film || !generated || !uploaded) throw new Error('a job for each line')
  expect(printed).toMatchObject({ film: 'Premium vinyl', filmColour: null, cut: 'kiss', missing: [] })
  expect(film).toMatchObject({ filmColour: 'Blue', inks: [], pieces: 2, missing: [] })
  expect(generated).toMatchObject({ film: 'Premium vinyl', pieces: 25 })
  expect(uploaded.title).toContain('Harbour mark')

  for (const job of [printed, film]) {
    await expectTicket(await download(request, job.links.ticket), job)
    await expectCutPlate(await download(request, job.links.files.pdf ?? ''), job.size?.widthMm ?? 0)
    await expectPolylines(await download(request, job.links.files.dxf ?? ''))
  }

  const jobs = [printed, generated, uploaded].map(({ id }) => ({ id }))
  const mixed = await request.post('/api/operator/nests', {
    data: { jobs: [...jobs, { id: film.id }], rollWidthMm: ROLL_MM },
  })
  expect(mixed.status()).toBe(422)
  const answer = await request.post('/api/operator/nests', { data: { jobs, rollWidthMm: ROLL_MM } })
  const nest = nestSchema.parse(await answer.json())
  expect(nest.pieces).toBe(1 + 25 + 1)
  expect(nest.left).toEqual([])
  await expectCutPlate(await download(request, nest.links?.print ?? ''), ROLL_MM)
  await expectPolylines(await download(request, nest.links?.cut ?? ''), nest.pieces)
  const sorting = await download(request, nest.links?.sorting ?? '')
  expect(sorting.subarray(0, 5).toString()).toBe('%PDF-')
})

/** Places an order with two lines: 25 copies of a generated decal, and a decal with the buyer's own artwork. Returns the order number. */
async function orderWithDesigns(page: Page): Promise<string> {
  const design = new DesignPage(page)
  await design.open()
  await design.generate('Loon on a lake "STILL WATERS"', 'Vintage')
  await expect(design.ready).toBeFocused()
  await choosePremium(design)
  await design.button('25 pieces').click()
  await (await design.proceed()).close()

  await design.open('?tab=upload')
  await design.file.setInputFiles({
    name: 'mark.png',
    mimeType: 'image/png',
    buffer: await drawRoundMark(),
  })
  await design.panel.getByLabel('Design name').fill('Harbour mark')
  await design.processButton.click()
  await expect(design.proof).toBeVisible()
  await choosePremium(design)
  const checkout = new CheckoutPage(await design.proceed())
  await expect(checkout.summary).toContainText('Unit number: 38')
  await checkout.fillIn(niagaraBuyer)
  await checkout.note.fill('Please call before delivery')
  const order = await (await (await checkout.review()).place()).pay()
  await expect(order.heading).toBeVisible()
  return order.number()
}

async function choosePremium(design: DesignPage): Promise<void> {
  await design.choice('Premium vinyl').check()
  await design.choice('Gloss').check()
  await design.choice('mm').check()
  await design.width.fill('70')
  await expect(design.proof).toHaveAttribute('alt', /70 × [\d.]+ mm$/)
}

/** Waits until the files for all jobs of an order are ready. Returns the jobs, sorted like the order's lines. */
async function jobsOf(request: APIRequestContext, number: string): Promise<JobView[]> {
  let own: JobView[] = []
  await expect(async () => {
    own = []
    for (let next: number | null = 0; next !== null;) {
      const answer = await request.get(`/api/operator/jobs${next > 0 ? `?after=${next}` : ''}`)
      const list = jobListSchema.parse(await answer.json())
      own.push(...list.jobs.filter(({ order }) => order.number === number))
      next = list.next
    }
    expect(own.map(({ ready }) => ready)).toEqual([true, true, true, true])
  }).toPass({ timeout: 60_000 })
  return own.toSorted((a, b) => a.number.localeCompare(b.number))
}

async function download(request: APIRequestContext, path: string): Promise<Buffer> {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  return answer.body()
}

const skipped = (reader: 'gs' | 'qpdf' | 'ezdxf'): boolean => {
  if (isReaderInstalled(reader) || process.env['CI']) return false
  process.stderr.write(`SKIPPED: reading files back: ${reader} is missing.\n`)
  return true
}

async function expectTicket(pdf: Buffer, job: JobView): Promise<void> {
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(job.order).toMatchObject({ note: 'Please call before delivery' })
  if (!skipped('qpdf'))
    await withTemporaryFile('ticket.pdf', pdf, (file) => void runReader('qpdf', ['--check', file]))
}

/**
 * Checks that the PDF has a separate ink for cutting, and that only thin lines are drawn in this ink. Also checks that the page is at least
 * as wide as the cut.
 */
async function expectCutPlate(pdf: Buffer, widthMm: number): Promise<void> {
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  if (skipped('gs')) return
  const plate = (await separatePlates('decal.pdf', pdf)).get('CutContour')
  expect(plate?.inked).toBeGreaterThan(0)
  expect(plate?.inked).toBeLessThan(0.1)
  expect(plate?.widthMm).toBeGreaterThanOrEqual(widthMm - MM_PER_POINT)
}

const COUNT = `
import sys, ezdxf
doc = ezdxf.readfile(sys.argv[1])
print(doc.units, sum(1 for e in doc.modelspace() if e.dxftype() in ('LWPOLYLINE', 'SPLINE', 'POLYLINE') and e.dxf.layer == 'CutContour'))
`

/**
 * Checks that the DXF is in millimetres. Also checks the number of contours in its cutting layer: it must be `count`, or at least one if
 * `count` is missing.
 */
async function expectPolylines(dxf: Buffer, count?: number): Promise<void> {
  if (skipped('ezdxf')) return
  const read = await withTemporaryFile('cut.dxf', dxf, (file) => runReader('ezdxf', ['-c', COUNT, file]))
  const [units, found] = read.trim().split(' ').map(Number)
  expect(units).toBe(4)
  if (count === undefined) expect(found).toBeGreaterThan(0)
  else expect(found).toBe(count)
}
