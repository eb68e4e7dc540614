import type { z } from 'zod'
import { listBodyFaults } from './body-faults.ts'
import { fillInShopFacts, findShopFacts } from './facts.ts'

type Facts = ReturnType<typeof findShopFacts>

const LINE = /^([a-z]+):[ \t]*(.*?)[ \t]*$/

export type TextFile<Head> = { ok: true; head: Head; body: string } | { ok: false; faults: string[] }

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
 * Parses the source of a text: lines of `name: value` between two rows of three hyphens, then HTML. Returns all faults at once, as
 * sentences for the author.
 */
export function readTextFile<Head>(text: string, schema: z.ZodType<Head>): TextFile<Head> {
  const split = splitText(text)
  if (!split) {
    return {
      ok: false,
      faults: ['begins with a line of three hyphens, lines of "name: value", and another three hyphens'],
    }
  }
  const facts = findShopFacts()
  const lines = readHead(split.head, facts)
  const parsed = schema.safeParse(Object.fromEntries(lines.values))
  const body = fillInShopFacts(split.body, facts)
  const faults = [
    ...lines.faults,
    ...(parsed.success ? [] : parsed.error.issues.map(describeIssue)),
    ...body.faults,
    ...listBodyFaults(body.text),
  ]
  return parsed.success && faults.length === 0
    ? { ok: true, head: parsed.data, body: body.text }
    : { ok: false, faults }
}

function readHead(head: string, facts: Facts): { values: Map<string, string>; faults: string[] } {
  const values = new Map<string, string>()
  const faults: string[] = []
  for (const line of head.split(/\r?\n/).filter((each) => each.trim() !== '')) {
    const [, name, value] = LINE.exec(line) ?? []
    if (name === undefined || value === undefined) faults.push(`"${line}" is not "name: value"`)
    else if (values.has(name)) faults.push(`"${name}" appears twice`)
    else {
      const filled = fillInShopFacts(value, facts, (fact) => fact)
      values.set(name, filled.text)
      faults.push(...filled.faults)
    }
  }
  return { values, faults }
}

function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys')
    return `does not know ${issue.keys.map((key) => `"${key}"`).join(', ')}`
  const name = issue.path.join('.')
  return issue.code === 'invalid_type' ? `needs "${name}"` : `"${name}": ${issue.message}`
}
