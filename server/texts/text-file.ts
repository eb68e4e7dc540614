import type { z } from 'zod'
import type { TextFileFault } from '../../content/operator/text-faults.ts'
import { listBodyFaults } from './body-faults.ts'
import { fillInShopFacts, findShopFacts } from './facts.ts'

type Facts = ReturnType<typeof findShopFacts>

const LINE = /^([a-z]+):[ \t]*(.*?)[ \t]*$/

export type TextFile<Head> = { ok: true; head: Head; body: string } | { ok: false; faults: TextFileFault[] }

/**
 * Splits the source of a text into its front matter (the lines between the two rows of hyphens) and its body; null if it has no front
 * matter.
 */
function splitText(text: string): { head: string; body: string } | null {
  const [, head, body = ''] = /^\uFEFF?---\r?\n([^]*?)\r?\n---[ \t]*(?:\r?\n([^]*))?$/.exec(text) ?? []
  return head === undefined ? null : { head, body: body.trim() }
}

/** Reads the source of a text: the values of the front matter by name, and the HTML. Placeholders aren't filled in. */
export function readSource(text: string): { head: Map<string, string>; body: string } {
  const { head, body } = splitText(text) ?? { head: '', body: '' }
  const lines = head.split(/\r?\n/).flatMap((line): [string, string][] => {
    const [, name, value] = LINE.exec(line) ?? []
    return name === undefined || value === undefined ? [] : [[name, value]]
  })
  return { head: new Map(lines), body }
}

/**
 * Parses the source of a text: lines of `name: value` between two rows of three hyphens, then HTML. Returns all faults at once.
 */
export function readTextFile<Head>(text: string, schema: z.ZodType<Head>): TextFile<Head> {
  const split = splitText(text)
  if (!split) return { ok: false, faults: [{ code: 'no-front-matter' }] }
  const facts = findShopFacts()
  const lines = readHead(split.head, facts)
  const parsed = schema.safeParse(Object.fromEntries(lines.values))
  const body = fillInShopFacts(split.body, facts)
  const faults = [
    ...lines.faults,
    ...(parsed.success ? [] : parsed.error.issues.map(toFault)),
    ...body.faults,
    ...listBodyFaults(body.text),
  ]
  return parsed.success && faults.length === 0
    ? { ok: true, head: parsed.data, body: body.text }
    : { ok: false, faults }
}

function readHead(head: string, facts: Facts): { values: Map<string, string>; faults: TextFileFault[] } {
  const values = new Map<string, string>()
  const faults: TextFileFault[] = []
  for (const line of head.split(/\r?\n/).filter((each) => each.trim() !== '')) {
    const [, name, value] = LINE.exec(line) ?? []
    if (name === undefined || value === undefined) faults.push({ code: 'invalid-line', line })
    else if (values.has(name)) faults.push({ code: 'field-twice', field: name })
    else {
      const filled = fillInShopFacts(value, facts, (fact) => fact)
      values.set(name, filled.text)
      faults.push(...filled.faults)
    }
  }
  return { values, faults }
}

function toFault(issue: z.core.$ZodIssue): TextFileFault {
  if (issue.code === 'unrecognized_keys') return { code: 'unknown-fields', fields: issue.keys }
  const field = issue.path.join('.')
  if (issue.code === 'invalid_type') return { code: 'field-missing', field }
  return issue.code === 'invalid_format' && issue.format === 'date'
    ? { code: 'not-a-day', field }
    : { code: 'invalid-field', field, message: issue.message }
}
