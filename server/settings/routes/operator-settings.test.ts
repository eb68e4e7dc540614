// Runs on both databases.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { shopFacts as facts } from '../../../content/shop.ts'
import { operatorLogSchema } from '../../../contract/operator/log.ts'
import { settingChangesSchema, settingsListSchema } from '../../../contract/operator/settings.ts'
import { problemSchema } from '../../../contract/problem.ts'
import { applySettings, settings } from '../../../domain/settings/settings.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { settingChanges, settingValues } from '../../db/schema/shop-settings.ts'
import { SETTING_GROUPS, listGroupSettings, formatDefaultText } from '../known-settings.ts'
import { reloadChangedSettings } from '../read-settings.ts'

let shop: CheckoutShop
let boss: TestVisitor
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  boss = await shop.operator()
})
afterAll(() => shop.close())
afterEach(async () => {
  await shop.db.delete(settingValues)
  await shop.db.delete(settingChanges)
  applySettings({})
})

const PATH = '/api/operator/settings'
const PHONE = { key: 'contact.phone', from: '905-555-0142', to: '289-555-0107' }
const change = (group: string, ...changes: object[]) => boss.send('PUT', `${PATH}/${group}`, { changes })
const groupsOf = async (answer: Response) => settingsListSchema.parse(await answer.json()).groups
const list = async () => groupsOf(await boss.get(PATH))
const history = async (group: string) =>
  settingChangesSchema.parse(await (await boss.get(`${PATH}/${group}/changes`)).json()).changes
const undo = (id: number | undefined) => boss.send('POST', `${PATH}/changes/${id}/undo`)
async function fieldOf(key: string) {
  return (await list()).flatMap(({ fields }) => fields).find((field) => field.key === key)
}
const errorsOf = async (answer: Response) => problemSchema.parse(await answer.json()).errors

describe('the settings', () => {
  it('are all listed with their defaults, and each field accepts its default', async () => {
    const fields = (await list()).flatMap((group) => group.fields)
    expect(fields).toHaveLength(SETTING_GROUPS.flatMap(listGroupSettings).length)
    expect(fields.every((field) => field.value === field.default)).toBe(true)
    for (const group of SETTING_GROUPS) {
      const changes = listGroupSettings(group).map((known) => ({
        key: known.key,
        from: '',
        to: formatDefaultText(known),
      }))
      expect((await change(group, ...changes)).status, group).toBe(200)
    }
    expect(await shop.db.select().from(settingValues)).toEqual([])
  })

  it('apply at once, are logged, and can be undone', async () => {
    expect((await change('contact', PHONE)).status).toBe(200)
    expect([facts.phone, facts.phoneLink]).toEqual(['289-555-0107', 'tel:+12895550107'])
    const [entry] = await history('contact')
    expect(entry).toMatchObject({ label: 'Phone', before: PHONE.from, after: PHONE.to, undoable: true })
    const { entries } = operatorLogSchema.parse(
      await (await boss.get('/api/operator/log?subject=setting')).json(),
    )
    expect(entries[0]).toMatchObject({ subjectId: 'Phone', change: '905-555-0142 → 289-555-0107' })
    expect((await undo(entry?.id)).status).toBe(200)
    expect([facts.phone, await shop.db.select().from(settingValues)]).toEqual(['905-555-0142', []])
    expect((await undo(entry?.id)).status).toBe(200)
    expect(await history('contact')).toHaveLength(2)
  })

  it('changed by one process apply in the others', async () => {
    await change('contact', PHONE)
    applySettings({})
    await reloadChangedSettings(shop.db)
    expect(facts.phone).toBe('905-555-0142')
    await change('shop', { key: 'shop.name', from: 'Niagara Decals', to: 'Lock Seven Signs' })
    expect([facts.phone, facts.name]).toEqual(['289-555-0107', 'Lock Seven Signs'])
  })

  it('refuse invalid values, name the field, and change nothing', async () => {
    const bad = await change('contact', PHONE, { key: 'contact.email', from: facts.email, to: 'nobody' })
    expect([bad.status, await errorsOf(bad)]).toEqual([
      422,
      [{ field: 'contact.email', message: 'Please enter an e-mail address such as hello@example.com.' }],
    ])
    const late = await change('hours', { key: 'hours.closes', from: '17:00', to: '08:00' })
    expect([late.status, await errorsOf(late)]).toEqual([
      422,
      [{ field: 'hours.closes', message: 'Please enter a time after the shop opens.' }],
    ])
    const untold = await change('taxes', { key: 'taxes.charged', from: 'standard', to: 'registered' })
    expect([untold.status, await errorsOf(untold)]).toMatchObject([422, [{ field: 'taxes.gstNumber' }]])
    const halfTold = await change('taxes', { key: 'taxes.qstNumber', from: '', to: '1234567890 TQ0001' })
    expect([halfTold.status, await errorsOf(halfTold)]).toMatchObject([422, [{ field: 'taxes.qstFrom' }]])
    expect((await change('shop', PHONE)).status).toBe(404)
    expect((await change('nothing', PHONE)).status).toBe(400)
    expect([facts.phone, settings.hours.closes, await history('contact')]).toEqual([
      '905-555-0142',
      '17:00',
      [],
    ])
  })

  it('are previewed before they are changed', async () => {
    const update = {
      changes: [
        PHONE,
        { key: 'contact.youtube', from: settings.contact.youtube, to: settings.contact.youtube },
      ],
    }
    const preview = await boss.send('POST', `${PATH}/contact/preview`, update)
    expect(await preview.json()).toEqual({
      changes: [{ key: 'contact.phone', label: 'Phone', is: PHONE.from, becomes: PHONE.to }],
    })
    const bad = { changes: [{ ...PHONE, to: '12' }] }
    expect((await boss.send('POST', `${PATH}/contact/preview`, bad)).status).toBe(422)
    expect([facts.phone, await history('contact')]).toEqual([PHONE.from, []])
  })

  it('changed by two people at once: the second is shown the first one’s value', async () => {
    const answers = await Promise.all([
      change('contact', PHONE),
      change('contact', { ...PHONE, to: '365-555-0100' }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused && (await errorsOf(refused))).toEqual([{ field: 'contact.phone', message: facts.phone }])
    // Two operators may change different fields of the same group.
    expect(
      (await change('contact', { key: 'contact.youtube', from: settings.contact.youtube, to: '' })).status,
    ).toBe(200)
  })

  it('can’t be undone after another change', async () => {
    await change('contact', PHONE)
    const [first] = await history('contact')
    await change('contact', { key: 'contact.phone', from: PHONE.to, to: '365-555-0100' })
    expect((await undo(first?.id)).status).toBe(409)
    expect((await history('contact')).map(({ undoable }) => undoable)).toEqual([true, false])
    expect((await undo(999_999)).status).toBe(404)
  })

  it('keep values of other releases', async () => {
    await shop.db.insert(settingValues).values([
      { key: 'shop.slogan', value: 'Stick with us' },
      { key: 'hours.opens', value: 'dawn' },
    ])
    await change('contact', PHONE)
    expect([facts.phone, settings.hours.opens]).toEqual([PHONE.to, '09:00'])
    expect(await shop.db.select().from(settingValues)).toHaveLength(3)
  })

  it('are available to operators only', async () => {
    expect((await shop.visitor().get(PATH)).status).toBe(401)
    expect((await shop.visitor().send('PUT', `${PATH}/contact`, { changes: [PHONE] })).status).toBe(401)
    expect((await fieldOf('contact.phone'))?.value).toBe('905-555-0142')
  })
})
