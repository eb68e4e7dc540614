/** A whole number's digits in threes: "1,234,567". */
export const grouped = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',')

const PLAIN = /^(-?)(\d+)(?:\.(\d+))?$/

/**
 * A number as people read it, as Canadian English writes it: "20,000", "1.524"; decimals past `mostDecimals` are rounded. Written without
 * the browser's tables wherever it has no more decimals than that: to open them takes a phone as long as showing a page.
 */
export function writtenNumber(number: number, mostDecimals = 3): string {
  const [, sign = '', whole, decimals = ''] = PLAIN.exec(String(number)) ?? []
  if (whole === undefined || decimals.length > mostDecimals)
    return number.toLocaleString('en-CA', { maximumFractionDigits: mostDecimals })
  return `${sign}${grouped(whole)}${decimals && `.${decimals}`}`
}
