/** Inserts commas between groups of three digits: "1,234,567". */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',')

const PLAIN_NUMBER = /^(-?)(\d+)(?:\.(\d+))?$/

/**
 * Formats a number as in Canadian English: "20,000" or "1.524". `mostDecimals` is the maximum number of decimals. Uses Intl only if the
 * number has to be rounded, because the first call of Intl blocks a slow phone about as long as rendering the page.
 */
export function formatNumber(number: number, mostDecimals = 3): string {
  const [, sign = '', whole, decimals = ''] = PLAIN_NUMBER.exec(String(number)) ?? []
  if (whole === undefined || decimals.length > mostDecimals)
    return number.toLocaleString('en-CA', { maximumFractionDigits: mostDecimals })
  return `${sign}${groupDigits(whole)}${decimals && `.${decimals}`}`
}
