// Runs on both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calculatorLineSchema } from '../../../contract/calculator.ts'
import { parseNumericGid } from '../../../domain/ids.ts'
import { decideOnProof, proposeVersion } from '../../../tests/fixtures/design-requests.ts'
import { readOperatorOrder, uploadFile } from '../../../tests/fixtures/order-desk.ts'
import { makePlainPicture } from '../../../tests/fixtures/plain-picture.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'

let shop: CheckoutShop
let boss: TestVisitor
let picture: Uint8Array
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  boss = await shop.operator()
  picture = await makePlainPicture(400, 220, '#123456')
})
afterAll(() => shop.close())

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>'

/** Orders an item from a calculator, sends the first version of its proof, and adds files with the given names to the version. */
async function proposed(kim: TestVisitor, kind: string, values: object, names: readonly string[]) {
  const sold = await kim.send('POST', `/api/calculators/${kind}/line`, { values })
  const { merchandiseId } = calculatorLineSchema.parse(await sold.json())
  const variantId = parseNumericGid(merchandiseId, 'ProductVariant') ?? 0
  const page = await shop.buy(kim, await shop.fillCart({ variantId }))
  const request = (await readOperatorOrder(shop, boss, page)).designs[0]
  await proposeVersion(boss, `/api/operator/design-requests/${request?.id}`, picture)
  const version = (await readOperatorOrder(shop, boss, page)).designs[0]?.versions[0]
  for (const name of names) expect((await add(version?.attachPath ?? '', name)).status).toBe(201)
  const after = (await readOperatorOrder(shop, boss, page)).designs[0]
  return { page, proofPath: after?.proofPath ?? '', version: after?.versions[0] }
}

const add = (path: string, name: string, of = boss) => uploadFile(of, path, new File([SVG], name))

describe('further files of a version', () => {
  it('of a packaging mock-up can be downloaded by its buyer once the version is approved, not before', async () => {
    const kim = shop.visitor()
    const { page, proofPath, version } = await proposed(kim, 'packaging', { type: 'box' }, [
      'box.svg',
      'lid.svg',
    ])
    expect(version?.files).toMatchObject([{ name: 'box.svg', facts: 'SVG, 1 KB' }, { name: 'lid.svg' }])
    const paths = (version?.files ?? []).map(({ id }) => `${proofPath}/${version?.id}/files/${id}`)
    const read = async (path: string) => (await kim.get(path)).status
    expect(await Promise.all(paths.map(read))).toEqual([404, 404])
    expect(await (await kim.get(proofPath)).json()).toMatchObject({ versions: [{ files: [] }] })
    // The files belong to the proof, not to the job.
    expect((await readOperatorOrder(shop, boss, page)).lines[0]?.job?.attached).toEqual([])
    await decideOnProof(kim, proofPath, { versionId: version?.id ?? '', decision: 'approved' })
    expect(await (await kim.get(proofPath)).json()).toMatchObject({
      versions: [
        {
          files: [
            { name: 'box.svg', path: paths[0] },
            { name: 'lid.svg', path: paths[1] },
          ],
        },
      ],
    })
    expect(await (await kim.get(paths[1] ?? '')).text()).toBe(SVG)
    // The designer may add another format after the customer has approved the version.
    expect((await add(version?.attachPath ?? '', 'late.svg')).status).toBe(201)
    expect((await boss.send('DELETE', version?.files[0]?.file ?? '')).status).toBe(200)
    expect(await Promise.all(paths.map(read))).toEqual([404, 200])
    const history = (await readOperatorOrder(shop, boss, page)).history.map(({ change }) => change)
    expect(history).toEqual(
      expect.arrayContaining(['File added to version 1', 'File removed from version 1']),
    )
  })

  it('of other items are for the print room only, and only operators add them', async () => {
    const kim = shop.visitor()
    const { proofPath, version } = await proposed(kim, 'yard-signs', {}, ['signs.svg'])
    await decideOnProof(kim, proofPath, { versionId: version?.id ?? '', decision: 'approved' })
    const [file] = version?.files ?? []
    expect((await kim.get(`${proofPath}/${version?.id}/files/${file?.id}`)).status).toBe(404)
    expect(await (await boss.get(file?.file ?? '')).text()).toBe(SVG)
    expect((await kim.get(file?.file ?? '')).status).toBe(401)
    expect((await add(version?.attachPath ?? '', 'own.svg', kim)).status).toBe(401)
    const other = await proposed(shop.visitor(), 'packaging', { type: 'box' }, [])
    expect((await boss.get(`${other.version?.attachPath}/${file?.id}`)).status).toBe(404)
  })
})

describe('a file that the customer attaches to a comment', () => {
  const ask = async (kim: TestVisitor, proofPath: string, fields: Record<string, string | File>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries({ decision: 'changes', ...fields })) data.set(name, value)
    return kim.upload(proofPath, data)
  }

  it('reaches the print room with its version, and is downloaded by whoever has the proof’s link', async () => {
    const kim = shop.visitor()
    const { page, proofPath, version } = await proposed(kim, 'packaging', { type: 'box' }, [])
    const versionId = version?.id ?? ''
    const file = new File([SVG], 'Our new logo.svg')
    expect((await ask(kim, proofPath, { versionId, comment: 'Use this logo', file })).status).toBe(303)

    const seen = (await readOperatorOrder(shop, boss, page)).designs[0]
    expect(seen).toMatchObject({
      state: 'changes',
      versions: [{ comment: 'Use this logo', files: [{ name: 'Our new logo.svg', addedBy: 'customer' }] }],
    })
    const staff = await boss.get(seen?.versions[0]?.files[0]?.file ?? '')
    expect(await staff.text()).toBe(SVG)
    const path = `${proofPath}/${versionId}/files/${seen?.versions[0]?.files[0]?.id}`
    expect(await (await kim.get(proofPath)).json()).toMatchObject({
      versions: [{ files: [], attached: [{ name: 'Our new logo.svg', facts: 'SVG, 1 KB', path }] }],
    })
    const sent = await shop.visitor().get(path)
    expect(await sent.text()).toBe(SVG)
    expect(sent.headers.get('content-disposition')).toMatch(/^attachment; filename="[A-Z0-9-]+-file\.svg"/)
  })

  it('is enough without words; neither words nor a file is refused', async () => {
    const kim = shop.visitor()
    const { proofPath, version } = await proposed(kim, 'packaging', { type: 'box' }, [])
    const versionId = version?.id ?? ''
    const empty = await ask(kim, proofPath, { versionId, comment: '', file: new File([], '') })
    expect(empty.status).toBe(422)
    const file = new File([SVG], 'logo.svg')
    expect((await ask(kim, proofPath, { versionId, comment: '', file })).status).toBe(303)
  })

  it('that nobody can read is refused, keeps what was typed, and decides nothing', async () => {
    const kim = shop.visitor()
    const { proofPath, version } = await proposed(kim, 'packaging', { type: 'box' }, [])
    const versionId = version?.id ?? ''
    const file = new File(['Blue, please'], 'notes.txt')
    const refused = await ask(kim, proofPath, { versionId, comment: 'Bluer', file })
    expect(refused.status).toBe(415)
    expect(await refused.json()).toMatchObject({
      comment: 'Bluer',
      problem: expect.stringContaining('Please choose a PNG'),
      state: 'proof',
      versions: [{ decision: null, attached: [] }],
    })
  })

  it('comes too late once the version is decided, and leaves no file behind', async () => {
    const kim = shop.visitor()
    const { page, proofPath, version } = await proposed(kim, 'packaging', { type: 'box' }, [])
    const versionId = version?.id ?? ''
    await decideOnProof(kim, proofPath, { versionId, decision: 'approved' })
    const file = new File([SVG], 'logo.svg')
    expect((await ask(kim, proofPath, { versionId, comment: 'Bluer', file })).status).toBe(409)
    expect((await readOperatorOrder(shop, boss, page)).designs[0]?.versions[0]?.files).toEqual([])
  })
})
