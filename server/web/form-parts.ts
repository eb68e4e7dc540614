/** A form with a file has a handful of fields; parsing a hundred thousand takes seconds in which nobody else is answered. */
const MOST_PARTS = 20

/** Whether a multipart form has more parts than any of ours; `type` is its Content-Type, which names what parts them. */
export function hasTooManyParts(body: ArrayBuffer, type: string): boolean {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type)
  const name = boundary?.[1] ?? boundary?.[2]
  if (name === undefined) return false
  const bytes = Buffer.from(body)
  const mark = `--${name}`
  let parts = 0
  for (
    let at = bytes.indexOf(mark);
    at >= 0 && parts <= MOST_PARTS + 1;
    at = bytes.indexOf(mark, at + mark.length)
  )
    parts += 1
  // The last mark ends the form.
  return parts > MOST_PARTS + 1
}
