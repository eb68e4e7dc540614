/**
 * Decodes a text file saved by a spreadsheet program. If it starts with a byte order mark, it is UTF-8 or UTF-16. Otherwise UTF-8 is tried
 * first, then Excel's western code page. Null if the file isn't text, for example if it is a picture or an Excel workbook.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decode(bytes)
  return NO_TEXT.test(text) ? null : text
}

// Matches a control character that shows that a file isn't text. The separators in GS1 data (1C to 1F) and the end mark of old DOS files
// (1A) do occur in text, so they don't match.
// oxlint-disable-next-line no-control-regex -- matches the control characters that no text contains
const NO_TEXT = /[\u0000-\u0008\u000e-\u0019]/

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
