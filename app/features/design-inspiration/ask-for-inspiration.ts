import type { Inspiration } from '../../../contract/design.ts'
import type { Problem } from '../../../contract/problem.ts'
import type { Preferences } from './inspiration-memory.ts'

type Answer = { ok: true; designs: Inspiration[] } | { ok: false; reason: string | null }

/** Asks the shop for concepts; `reason` of a failure is the shop's own, where what was asked for is to be changed. */
export async function askForInspiration(preferences: Preferences): Promise<Answer> {
  try {
    const response = await fetch('/api/design-inspiration/generate', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(preferences),
    })
    if (response.ok) return { ok: true, designs: await response.json() }
    return { ok: false, reason: response.status < 500 ? await readReason(response) : null }
  } catch {
    // No answer, or half of one.
    return { ok: false, reason: null }
  }
}

async function readReason(response: Response): Promise<string | null> {
  const { detail, errors }: Partial<Problem> = await response.json()
  return errors?.[0]?.message ?? detail ?? null
}
