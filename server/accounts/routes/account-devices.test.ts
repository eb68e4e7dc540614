// Runs on both databases.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import type { Shopper } from '../../../tests/setup/shopper.ts'
import { findCreditBalance, writeCreditEntry } from '../../credits/ledger.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

let people = 0
const somebody = () => shop.shopper(`198.51.101.${(people += 1)}`)

async function order(shopper: Shopper, email = 'kim@example.com'): Promise<string> {
  const token = await shop.fillCart({ variantId: await shop.stockProduct() })
  const { location } = await shopper.decide(await shopper.checkOut(token, { email }))
  return location
}

const rowsSchema = z.object({
  sections: z.array(z.object({ id: z.string(), rows: z.array(z.object({ path: z.string().nullable() })) })),
})

async function ordersOf(shopper: Shopper): Promise<string[]> {
  const { sections } = rowsSchema.parse((await shopper.open('/account')).page)
  const rows = sections.find(({ id }) => id === 'orders')?.rows ?? []
  return rows.map(({ path }) => path ?? '').sort()
}

async function join(guest: Shopper, owner: Shopper, own: 'apart' | 'bring' = 'apart') {
  const { page } = await owner.send('/account/links', {})
  const { address } = z.object({ address: z.string() }).parse(page)
  return guest.send(new URL(address).pathname, { own })
}

async function hashOf(orderPath: string): Promise<string> {
  const token = orderPath.replace('/orders/', '')
  const { rows } = await shop.db.execute(sql`select visitor_hash from orders where token = ${token}`)
  return z.object({ visitor_hash: z.string() }).parse(rows[0]).visitor_hash
}

const giveCredits = (visitorHash: string, amount: number) =>
  shop.db.transaction((tx) =>
    writeCreditEntry(tx, {
      visitorHash,
      amount,
      reason: 'purchase',
      reference: `test:${visitorHash}`,
      now: new Date(),
    }),
  )

test('a guest browser’s own account is set aside and restored when it leaves', async () => {
  const [kim, phone] = [somebody(), somebody()]
  const [ofKim, ofPhone] = [await order(kim), await order(phone)]
  await join(phone, kim)
  expect(await ordersOf(phone)).toEqual([ofKim])
  expect(await ordersOf(kim)).toEqual([ofKim])
  await phone.send('/account/leave', {})
  expect(await ordersOf(phone)).toEqual([ofPhone])
  expect(await ordersOf(kim)).toEqual([ofKim])
})

test('merging an account moves every row and its credits', async () => {
  const [kim, phone] = [somebody(), somebody()]
  const [ofKim, ofPhone] = [await order(kim), await order(phone)]
  const [account, own] = [await hashOf(ofKim), await hashOf(ofPhone)]
  await giveCredits(account, 7)
  await giveCredits(own, 5)
  expect(await join(phone, kim, 'bring')).toMatchObject({ location: '/account?notice=opened' })
  expect(await ordersOf(kim)).toEqual([ofKim, ofPhone].sort())
  expect(await findCreditBalance(shop.db, account)).toBe(12)
  expect(await findCreditBalance(shop.db, own)).toBe(0)
  expect(await tablesOf(own)).toEqual([])
})

test('a guest can leave an account but can’t merge it into another', async () => {
  const [kim, phone, eve] = [somebody(), somebody(), somebody()]
  const ofKim = await order(kim)
  await order(eve)
  await join(phone, kim)
  const told = await join(phone, eve, 'bring')
  expect(told.location).toMatch(/notice=not-its-own$/)
  expect(await ordersOf(kim)).toEqual([ofKim])
  expect(await ordersOf(phone)).toEqual([ofKim])
  expect((await ordersOf(eve)).includes(ofKim)).toBe(false)
})

test('an account with a pending payment can’t be merged, and the link stays usable', async () => {
  const [kim, phone] = [somebody(), somebody()]
  await order(kim)
  const token = await shop.fillCart({ variantId: await shop.stockProduct() })
  const payPath = await phone.checkOut(token)
  const told = await join(phone, kim, 'bring')
  expect(told.location).toMatch(/^\/wallet\/.*notice=payment-under-way$/)
  await phone.decide(payPath)
  const link = told.location.replace(/\?.*/, '')
  expect(await phone.send(link, { own: 'bring' })).toMatchObject({ location: '/account?notice=opened' })
  expect(await ordersOf(kim)).toHaveLength(2)
})

test('signing out other devices keeps the account in this browser only, under a new cookie', async () => {
  const [kim, phone, tablet] = [somebody(), somebody(), somebody()]
  const ofKim = await order(kim)
  const ofPhone = await order(phone)
  await join(phone, kim)
  await join(tablet, phone)
  const stolen = somebody()
  stolen.cookie = kim.cookie
  const waiting = await kim.send('/account/links', {})
  expect(await kim.send('/account/devices/forget', {})).toMatchObject({ status: 303 })
  expect(kim.cookie).not.toBe(stolen.cookie)
  expect(await ordersOf(kim)).toEqual([ofKim])
  expect(await ordersOf(stolen)).toEqual([])
  expect(await ordersOf(phone)).toEqual([ofPhone])
  expect(await ordersOf(tablet)).toEqual([])
  const { address } = z.object({ address: z.string() }).parse(waiting.page)
  expect(await tablet.send(new URL(address).pathname, { own: 'apart' })).toMatchObject({ status: 404 })
  // The original browser's cookie was stolen. Leaving the account must not let that cookie open the account again.
  await stolen.send('/account/leave', {})
  expect(await ordersOf(stolen)).toEqual([])
})

test('a guest can sign out the account’s original browser', async () => {
  const [kim, phone] = [somebody(), somebody()]
  const ofKim = await order(kim)
  await join(phone, kim)
  await phone.send('/account/devices/forget', {})
  expect(await ordersOf(phone)).toEqual([ofKim])
  expect(await ordersOf(kim)).toEqual([])
  await order(kim, 'other@example.com')
  expect(await ordersOf(phone)).toEqual([ofKim])
})

test('the notice that the account is open here shows only while it’s true', async () => {
  const [kim, phone, tablet] = [somebody(), somebody(), somebody()]
  await order(kim)
  const told = async (shopper: Shopper, notice: string) => {
    const { page } = await shopper.open(`/account?notice=${notice}`)
    return z.object({ notice: z.object({ title: z.string() }).nullable() }).parse(page).notice?.title ?? null
  }
  await order(phone)
  await join(phone, kim, 'bring')
  await join(tablet, kim)
  for (const opened of [phone, tablet])
    expect(await told(opened, 'opened')).toBe('The account is open on this device')
  expect(await told(phone, 'left')).toBeNull()
  await kim.send('/account/devices/forget', {})
  expect(await told(kim, 'devices-forgotten')).toBe('The other devices are signed out')
  for (const forgotten of [phone, tablet]) expect(await told(forgotten, 'opened')).toBeNull()
  expect(await told(somebody(), 'opened')).toBeNull()
  await join(phone, kim)
  expect(await told(kim, 'devices-forgotten')).toBeNull()
  await phone.send('/account/leave', {})
  expect(await told(phone, 'left')).toBe('This device is signed out')
})

test('when two devices sign each other out at once, exactly one keeps the account', async () => {
  const [kim, phone] = [somebody(), somebody()]
  await order(kim)
  await join(phone, kim)
  await Promise.all([kim.send('/account/devices/forget', {}), phone.send('/account/devices/forget', {})])
  const seen = [await ordersOf(kim), await ordersOf(phone)]
  expect(seen.filter((orders) => orders.length === 1)).toHaveLength(1)
})

/** Lists the tables that contain rows of a visitor. The table of browsers is left out. */
async function tablesOf(hash: string): Promise<string[]> {
  const columns = await shop.db.execute(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name like '%visitor_hash'`)
  const names = z.array(z.object({ table_name: z.string(), column_name: z.string() })).parse(columns.rows)
  const left: string[] = []
  for (const { table_name, column_name } of names) {
    const found = await shop.db.execute(
      sql`select 1 from ${sql.identifier(table_name)} where ${sql.identifier(column_name)} = ${hash} limit 1`,
    )
    if (found.rows.length > 0) left.push(table_name)
  }
  return left
}
