import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { styleNames } from '../../decal/style-names.ts'

const expectedPromptSchema = z.strictObject({
  prompt: z.string(),
  style: z.enum(styleNames),
  words: z.array(z.string()),
  notWords: z.array(z.string()),
  picture: z.array(z.array(z.string())),
})
/** A customer's prompt and its expected result (bench/decal/prompts/README.md). */
export type ExpectedPrompt = z.infer<typeof expectedPromptSchema>

/** Reads the set of prompts with this name: `given`, `tuned` or `kept`. */
export function readPrompts(name: string): ExpectedPrompt[] {
  const text = readFileSync(new URL(`prompts/${name}.jsonl`, import.meta.url), 'utf8')
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => expectedPromptSchema.parse(JSON.parse(line)))
}
