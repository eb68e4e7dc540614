/**
 * The maximum number of parts. The shop's forms with a file have few fields, and parsing a hundred thousand parts would block the process
 * for seconds.
 */
const MAX_PARTS = 20

/** Whether a multipart form has more parts than any form of the shop. `type` is its Content-Type, which contains the boundary. */
export function hasTooManyParts(body: ArrayBuffer, type: string): boolean {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type)
  const name = boundary?.[1] ?? boundary?.[2]
  if (name === undefined) return false
  const bytes = Buffer.from(body)
  const mark = `--${name}`
  let parts = 0
  for (
    let at = bytes.indexOf(mark);
    at >= 0 && parts <= MAX_PARTS + 1;
    at = bytes.indexOf(mark, at + mark.length)
  )
    parts += 1
  // Counts boundaries. A form has one more boundary than it has parts, because there is also a boundary after the last part.
  return parts > MAX_PARTS + 1
}
