// Runs on both databases.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { carts } from '../../db/schema/cart.ts'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { SWEEPS, runAllSweeps } from './sweep-all.ts'

let shop: CheckoutShop
const told: string[] = []
const deps = () => ({ ...shop.deps, log: (_: string, message: string) => void told.push(message) })
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())
beforeEach(() => {
  told.length = 0
})

const addOldCarts = (count: number) =>
  shop.pool.query(
    `insert into carts (id, checkout_token, updated_at)
     select 'cart-' || n, 'token-' || n, now() - interval '91 days' from generate_series(1, $1) n`,
    [count],
  )
const cartsLeft = () => shop.db.$count(carts)

it('a sweep continues batch by batch until nothing is left', async () => {
  await addOldCarts(1_200)
  await runAllSweeps(deps())
  expect(await cartsLeft()).toBe(0)
  expect(told).toEqual([])
})

it('a failed sweep is logged, and the others still run', async () => {
  await addOldCarts(3)
  await shop.pool.query(`insert into idempotency_keys (scope, key, request_hash, created_at)
    values ('s', 'k', 'h', now() - interval '3 days')`)
  await shop.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refuse before delete on idempotency_keys for each row execute function refuse()`)
  await runAllSweeps(deps())
  expect(Object.keys(SWEEPS)[0]).toBe('idempotency keys')
  expect(await cartsLeft()).toBe(0)
  expect(told).toEqual(['A sweep failed and will be retried in an hour: idempotency keys'])
  await shop.pool.query('drop function refuse cascade')
  await runAllSweeps(deps())
  expect((await shop.pool.query('select from idempotency_keys')).rowCount).toBe(0)
})

it('a sweep whose time is used up continues in the next hour, and the next sweep runs', async () => {
  await addOldCarts(1_200)
  let clock = 0
  const { carts: sweepCarts = () => Promise.resolve(0) } = SWEEPS
  let others = 0
  await runAllSweeps(deps(), {
    sweeps: { carts: sweepCarts, other: () => Promise.resolve(Number(others++ < 1)) },
    budgetMs: 10,
    elapsed: () => (clock += 6),
  })
  expect(await cartsLeft()).toBe(200)
  expect(others).toBe(2)
  expect(told).toEqual(['A sweep ran out of time and continues in an hour: carts'])
  await runAllSweeps(deps())
})
