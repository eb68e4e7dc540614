// The part of PostgreSQL's wire protocol that the shop's own statements use:
// https://www.postgresql.org/docs/18/protocol-message-formats.html

const HEADER_BYTES = 5

/** Encodes a Query message: type, length, text and a zero byte. */
export function encodeSimpleQuery(statement: string): Uint8Array {
  const text = Buffer.from(`${statement}\0`)
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('Q')
  header.writeInt32BE(4 + text.length, 1)
  return Buffer.concat([header, text])
}

/** Reads the first column of each row in a response. Throws if the response is an error. */
export function readQueryResponse(answer: Buffer): string[] {
  const firstColumns: string[] = []
  let at = 0
  while (at + HEADER_BYTES <= answer.length) {
    const end = at + 1 + answer.readInt32BE(at + 1)
    const body = answer.subarray(at + HEADER_BYTES, end)
    const type = String.fromCharCode(answer.readUInt8(at))
    if (type === 'E') throw new Error(errorText(body))
    if (type === 'D') firstColumns.push(firstColumn(body))
    at = end
  }
  return firstColumns
}

function errorText(body: Buffer): string {
  const fields = body.toString().split('\0')
  return fields.find((field) => field.startsWith('M'))?.slice(1) ?? 'unknown database error'
}

/** Reads the first column of a DataRow: the number of columns (2 bytes), then each column's length (4 bytes, -1 for null) and value. */
function firstColumn(body: Buffer): string {
  const length = body.readInt32BE(2)
  return length < 0 ? '' : body.subarray(6, 6 + length).toString()
}
