/** Groups the digits of an integer in threes: "1,234,567". */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',')

const PLAIN = /^(-?)(\d+)(?:\.(\d+))?$/

/**
 * Formats a number in Canadian English, "20,000" or "1.524", rounded to `mostDecimals`. Avoids Intl unless rounding is needed, because its
 * first call blocks a slow phone about as long as rendering the page.
 */
export function formatNumber(number: number, mostDecimals = 3): string {
  const [, sign = '', whole, decimals = ''] = PLAIN.exec(String(number)) ?? []
  if (whole === undefined || decimals.length > mostDecimals)
    return number.toLocaleString('en-CA', { maximumFractionDigits: mostDecimals })
  return `${sign}${groupDigits(whole)}${decimals && `.${decimals}`}`
}
