/** Groups an integer's digits in threes: "1,234,567". */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',')

const PLAIN = /^(-?)(\d+)(?:\.(\d+))?$/

/**
 * A number in Canadian English format: "20,000", "1.524"; decimals past `mostDecimals` are rounded. Avoids Intl if it has no more decimals than
 * that: its first call blocks a slow phone about as long as rendering the page.
 */
export function writtenNumber(number: number, mostDecimals = 3): string {
  const [, sign = '', whole, decimals = ''] = PLAIN.exec(String(number)) ?? []
  if (whole === undefined || decimals.length > mostDecimals)
    return number.toLocaleString('en-CA', { maximumFractionDigits: mostDecimals })
  return `${sign}${groupDigits(whole)}${decimals && `.${decimals}`}`
}
