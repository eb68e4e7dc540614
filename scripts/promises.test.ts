import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Matches phrases that promise customers an action of the shop, such as an e-mail or a proof. */
const PROMISES =
  /\b(?:we(?:['’]ll)? e-mail|e-mails you|(?:send|see|shows?|gets?|check|approve|approves|approved|with|show) (?:you )?(?:a|the|your) (?:full-size crop|proof)|proof (?:before|first)|we(?:['’]ll)? refund you|(?:two|2) (?:working|business) (?:hours|days)|one business day|a person (?:answers|will answer|reads|first reads|checks)|within 30 days|good for 30 days)\b/gi
/** Matches files that aren't checked: articles, the operator's pages, and tests. */
const OTHERS = /^(?:operator|blogs|posts|guides)\/|\.test\./

/** The file with the default texts of e-mails. */
const MAILS = '../domain/settings/default-mails.ts'

const read = (file: string): string => readFileSync(file, 'utf8')
/** Returns the text in a source file as a page would show it: on one line, without comments and escapes. */
const plain = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, ' ')
    .replaceAll("\\'", "'")
    .replaceAll(/\s+/g, ' ')

const ROW = /^\| (.+?) \| `(.+?)` \| `(.+?)` `(.+?)` \| .*\|$/
const rows = read('docs/promises.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| sentence'))
  .map((line) => {
    const [, sentence = '', file = '', code = '', name = ''] = ROW.exec(line) ?? []
    return { sentence, file, code, name }
  })

it.each(rows)('“$sentence” is in $file, and $code has $name', ({ sentence, file, code, name }) => {
  expect(sentence).not.toBe('')
  expect(plain(read(`content/${file}`))).toContain(sentence)
  expect(read(code)).toMatch(new RegExp(`\\b${name}\\b`))
})

it('lists every sentence that promises an action', () => {
  const missing = [...globSync('**/*.{ts,html}', { cwd: 'content' }), MAILS]
    .filter((file) => !OTHERS.test(file))
    .flatMap((file) => {
      const text = plain(read(`content/${file}`))
      const kept = rows.filter((row) => row.file === file).map(({ sentence }) => sentence)
      const listed = (at: number) =>
        kept.some((sentence) => {
          const from = text.lastIndexOf(sentence, at)
          return from !== -1 && at < from + sentence.length
        })
      return [...text.matchAll(PROMISES)]
        .filter(({ index, 0: words }) => !listed(index) && !listed(index + words.length - 1))
        .map(({ index }) => `${file}: …${text.slice(Math.max(0, index - 60), index + 60)}…`)
    })
  expect(missing).toEqual([])
})
