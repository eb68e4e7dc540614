import { expect, test } from 'vitest'
import { z } from 'zod'
import { openCheckoutShop } from '../../tests/setup/checkout-shop.ts'

const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
const limitsSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ responses: z.record(z.string(), z.object({ description: z.string() })) }),
    ),
  ),
})

test('every call of the REST API is described, with its responses', async () => {
  const shop = await openCheckoutShop()
  const { paths } = documentSchema.parse(await (await shop.app.request('/api/openapi.json')).json())
  const described = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described).toEqual(expect.arrayContaining(CALLS))
  await shop.close()
})

test('every rate limit is described by the figures of its policy', async () => {
  const shop = await openCheckoutShop()
  const { paths } = limitsSchema.parse(await (await shop.app.request('/api/openapi.json')).json())
  const described = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap(({ responses }) => responses['429']?.description ?? []),
  )
  expect(described.length).toBeGreaterThan(20)
  for (const description of described)
    expect
      .soft(description)
      .toMatch(/^Over \d+ attempts in .+ by a visitor, or \d+ from an IP address \(too-many-requests\)/)
  await shop.close()
})

const files = (of: string) =>
  ['png', 'svg', 'pdf', 'dxf', 'eps'].map((format) => `GET /api/${of}/{id}.${format}`)
const kept = (of: string) => [
  `POST /api/${of}`,
  `GET /api/${of}`,
  `GET /api/${of}/{id}`,
  `DELETE /api/${of}/{id}`,
  `PUT /api/${of}/{id}/saved`,
  `DELETE /api/${of}/{id}/saved`,
  ...files(of),
]
const printRoom = [
  'GET /api/operator/jobs',
  'GET /api/operator/jobs/{id}',
  'GET /api/operator/jobs/{id}/ticket.pdf',
  'GET /api/operator/jobs/{id}/files/{format}',
  'POST /api/operator/nests',
  'GET /api/operator/nests/{id}',
  'GET /api/operator/nests/{id}/print.pdf',
  'GET /api/operator/nests/{id}/cut.dxf',
]
const CALLS = [
  ...printRoom,
  ...kept('designs'),
  ...kept('artwork'),
  'POST /api/designs/{id}/variations',
  'POST /api/quotes/decal',
  'POST /api/design-inspiration/generate',
  'GET /api/subject-guess',
  'POST /api/subject-guess',
  'POST /api/operator/session',
  'DELETE /api/operator/session',
  'POST /api/newsletter',
  'GET /api/operator/subscribers.csv',
  'GET /api/operator/messages',
  'PUT /api/operator/messages/{id}/answered',
  'GET /api/operator/tasks',
  'POST /api/operator/tasks/retry',
  'POST /api/operator/tasks/{id}/retry',
  'GET /api/newest-posts',
  'GET /api/home-words',
  'GET /api/page-words/{handle}',
  'GET /api/posts',
  'GET /api/posts/{slug}',
  'GET /api/texts/{kind}/{handle}',
]
