import { calculatorLineSchema } from '../../contract/calculator.ts'
import { jobSchema } from '../../contract/job.ts'
import { parseNumericGid } from '../../domain/ids.ts'
import { readOperatorOrder, uploadFile } from '../fixtures/order-desk.ts'
import { makePlainPicture } from '../fixtures/plain-picture.ts'
import { openCheckoutShop, OPERATOR_SETTINGS } from './checkout-shop.ts'
import type { TestVisitor } from './visitor.ts'

export type AttachedFilesDesk = Awaited<ReturnType<typeof openAttachedFilesDesk>>

/** Opens a shop with functions that buy an item and attach files to its print job, as the customer or as the operator. */
export async function openAttachedFilesDesk() {
  const shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  const boss = await shop.operator()
  const picture = await makePlainPicture(400, 220, '#123456')

  /** Returns the paths of an order's page, of the files of its first line, and of the line's job. */
  async function findLine(page: string) {
    const { id, lines } = await readOperatorOrder(shop, boss, page)
    const [line] = lines
    return {
      page,
      orderId: id,
      line: `${page}/lines/${line?.id}/files`,
      job: `/api/operator/jobs/${line?.job?.id}`,
    }
  }

  return {
    shop,
    boss,
    picture,
    findLine,
    /** Buys 25 yard signs. Returns the paths of the order page, of the line's files, and of the job. */
    async buySigns(kim: TestVisitor) {
      const sold = await kim.send('POST', '/api/calculators/yard-signs/line', { values: { quantity: '25' } })
      const { merchandiseId } = calculatorLineSchema.parse(await sold.json())
      const variantId = parseNumericGid(merchandiseId, 'ProductVariant') ?? 0
      return findLine(await shop.buy(kim, await shop.fillCart({ variantId })))
    },
    attach: (
      of: TestVisitor,
      address: string,
      bytes: BlobPart = new Uint8Array(picture),
      name = 'logo.png',
    ) => uploadFile(of, address, new File([bytes], name)),
    listFiles: async (job: string) => jobSchema.parse(await (await boss.get(job)).json()).attached,
  }
}
