import { setTimeout as wait } from 'node:timers/promises'
import { settingsListSchema } from '../../contract/operator/settings.ts'
import { textFormSchema } from '../../contract/operator/texts.ts'
import { Browser } from './browser.ts'
import type { ShopProcess } from './shop-process.ts'

const SEEN_WITHIN_MS = 1_500
const GIVEN_UP_AFTER_MS = 10_000
const TEXAS = '/api/operator/texts/sections/texas-decals'

type Change = {
  name: string
  path: string
  words: string
  make: (operator: Operator, words: string) => Promise<void>
}

type Operator = { browser: Browser; site: string }

/**
 * Changes that the owner makes through one process. `path` is a page that shows the change. Every process has to serve this page with the
 * change.
 */
const CHANGES: readonly Change[] = [
  {
    name: 'a setting',
    path: '/contact',
    words: '289-555-0177',
    make: (operator, words) => changeSetting(operator, 'contact.phone', words),
  },
  {
    name: 'a menu',
    path: '/faq',
    words: 'Seen by both processes',
    make: (operator, words) => changeSetting(operator, 'menus.footerTitle', words),
  },
  {
    name: 'the words of a page',
    path: '/texas-decals',
    words: 'Decals that both processes show',
    make: async (operator, words) => {
      const { version, head } = textFormSchema.parse(await (await operator.browser.ask(TEXAS)).json())
      await put(operator, TEXAS, { version, head: { ...head, 'hero.title': words }, body: '' })
    },
  },
]

/**
 * Makes each change through the first process, and measures how long it takes until every process shows it. Returns the changes that took
 * too long.
 */
export async function checkChangesAreSeen(
  processes: readonly ShopProcess[],
  { token, site }: { token: string; site: string },
): Promise<string[]> {
  const [first] = processes
  if (!first) return ['no process']
  const browser = new Browser(first.address, '198.51.100.8')
  const operator = { browser, site }
  const operatorOnlyResponses = await browser.sendJson('/api/operator/session', { token }, { origin: site })
  if (!operatorOnlyResponses.ok) return [`an operator can't sign in: ${operatorOnlyResponses.status}`]
  const faults: string[] = []
  for (const { name, path, words, make } of CHANGES) {
    const shows = async ({ address }: ShopProcess) =>
      (await (await fetch(address + path)).text()).includes(words)
    // Requests the page from every process first, so that each has the old version in its page cache.
    for (const each of processes) if (await shows(each)) faults.push(`${name} was there before`)
    await make(operator, words)
    const changed = performance.now()
    for (const each of processes) {
      while (!(await shows(each)) && performance.now() - changed < GIVEN_UP_AFTER_MS) await wait(50)
      const seenMs = Math.round(performance.now() - changed)
      console.log(`  ${name} seen at ${each.address} after ${seenMs} ms`)
      if (seenMs > SEEN_WITHIN_MS) faults.push(`${name} was seen after ${seenMs} ms`)
    }
  }
  return faults
}

async function changeSetting(operator: Operator, key: string, to: string): Promise<void> {
  const [group = ''] = key.split('.')
  const { groups } = settingsListSchema.parse(
    await (await operator.browser.ask('/api/operator/settings')).json(),
  )
  const from = groups.flatMap(({ fields }) => fields).find((field) => field.key === key)?.value ?? ''
  await put(operator, `/api/operator/settings/${group}`, { changes: [{ key, from, to }] })
}

async function put({ browser, site }: Operator, path: string, body: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: site }
  const answer = await browser.ask(path, { method: 'PUT', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${(await answer.text()).slice(0, 300)}`)
}
