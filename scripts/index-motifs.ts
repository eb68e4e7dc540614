// `npm run motifs`: writes the index of motifs. Run it after a change of the icon packages or of the motifs' names.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeIndexFile } from '../decal/motifs/index-file.ts'
import { loadEmojiNames, loadIconSets } from '../decal/assets/installed-icons.ts'

const file = path.join(import.meta.dirname, '../decal/motifs/motif-index.json')
const index = makeIndexFile(loadIconSets(), loadEmojiNames())
writeFileSync(file, `${JSON.stringify(index, null, 2)}\n`)
for (const [set, names] of Object.entries(index.sets))
  console.log(`${set}: ${names.split(' ').length} motifs`)
