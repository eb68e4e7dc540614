// Reads artwork files and computes their cut contours. Arguments: the width in mm, then the files. Prints the process's peak memory in MB.
import fs from 'node:fs'
import { finishArtwork } from '../../decal/artwork/finish-artwork.ts'
import { readArtwork } from '../../decal/artwork/read-artwork.ts'

const [width, ...files] = process.argv.slice(2)
const widthMm = Number(width)
for (const file of files) {
  const reading = await readArtwork(fs.readFileSync(file), { widthMm })
  if (!reading.ok) throw new Error(reading.reason)
  const finished = finishArtwork(reading, { widthMm, border: '#ffffff', cutKind: 'kiss' })
  if (!finished.ok) throw new Error(finished.reason)
}
process.stdout.write((process.resourceUsage().maxRSS / 1024).toFixed(0))
